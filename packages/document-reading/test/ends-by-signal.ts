// What a defect in WebAssembly has been seen to do to the process in which it runs.
process.kill(process.pid, 'SIGSEGV')
