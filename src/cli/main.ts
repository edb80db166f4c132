#!/usr/bin/env node
import { runCommand } from './run.js';

// A reader that closes the pipe (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
// Without a command the service starts, as `npm start` does.
const [command] = process.argv.slice(2);
if (command === undefined || command === 'serve') await import('../main.js');
else
  process.exitCode = await runCommand(process.argv.slice(2), {
    out: process.stdout,
    err: process.stderr,
    env: process.env,
  });
