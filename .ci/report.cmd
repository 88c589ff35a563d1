@echo off
rem Writes what Katachi finds on this computer, with ten things to try, and opens it.
"%~dp0katachi.exe" report "%~dp0katachi-report.txt" && start "" notepad "%~dp0katachi-report.txt"
