/*
 * Loaded before a command, by a test: it writes a line before the command ends, however that comes about, so that the command has written to
 * whatever its output leads to.
 */
const write = () => [process.stdout, process.stderr].forEach((stream) => stream.write('the last line\n'));
const exit = process.exit.bind(process);
let isWritten = false;
const writeOnce = () => {
  if (!isWritten) write();
  isWritten = true;
};
process.on('beforeExit', writeOnce);
process.exit = /** @type {typeof exit} */ (
  (code) => {
    writeOnce();
    setTimeout(() => exit(code), 50);
  }
);
