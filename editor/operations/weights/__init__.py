"""Operations on the weights by which bones move vertices. May import what operations may."""
