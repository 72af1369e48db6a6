import { spawn } from 'node:child_process';
import { listPackages } from './list-packages.mjs';

/**
 * Runs the compiler over packages, all unless some are named, two at a time.
 * @param {string} root
 * @param {string[]} named
 * @returns {Promise<boolean>} whether all are free of errors
 */
export async function checkTypes(root, named = []) {
  const waiting = listPackages(root).filter((name) => named.length === 0 || named.includes(name));
  let ok = true;
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { code, output } = await compile(root, name);
      if (code === 0) continue;
      ok = false;
      console.error(`${name}:\n${output.trim()}\n`);
    }
  };
  await Promise.all([work(), work()]);
  return ok;
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function compile(root, name) {
  const words = ['node_modules/typescript/bin/tsc', '-p', name];
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((done, fail) => child.once('error', fail).once('close', (code) => done({ code, output })));
}
