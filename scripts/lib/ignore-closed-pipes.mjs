/*
 * A reader that goes away, as `head` does, has read what it wanted: whatever a command does is done all the same, and it ends as it would
 * have. Every command imports this, and every program that is built begins with it.
 */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
