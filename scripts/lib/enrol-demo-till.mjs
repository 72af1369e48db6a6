import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Links the demo's till to its merchant on the first start. A failure is said and does not stop the start: the portal works
 * without a till, and the same command links it later.
 * @param {string} dist
 * @param {NodeJS.ProcessEnv} env with COMPTOIR_URL and DATA_DIR
 */
export async function enrolDemoTill(dist, env) {
  if (existsSync(join(env['DATA_DIR'] ?? '', 'terminal', 'caisse', 'certificate.pem'))) return;
  const words = [join(dist, 'terminal.mjs'), 'enrol', '--till', 'caisse', '--demo'];
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((done) => child.once('error', done).once('close', done));
  if (code === 0) return;
  console.error(
    `${output.trim()}\nThe demo till could not be linked: npm run terminal -- enrol --till caisse --demo tries again.`,
  );
}
