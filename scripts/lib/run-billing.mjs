import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { readBillingWords } from './read-billing-words.mjs';
import { refusal } from './refusal.mjs';

/** The administrator of the demo world: the command does what it could do. */
const ADMINISTRATOR = { email: 'admin@comptoir.test', password: 'comptoir-demo' };

/** @typedef {{ step: 'invoices' | 'payments' | 'lost-replies' | 'done' | 'failed', invoices: number, invoicedCents: number, pauses: number, paid: number, declined: number, withoutCard: number, unavailable: number, unknown: number }} Progress */

/** @typedef {ReturnType<typeof readBillingWords>['texts']} Texts */

/**
 * Does the work of midnight on the running demo world, for any moment: `--now <day or instant>`, or right now.
 * @param {string} root
 * @param {string[]} words
 */
export async function runBilling(root, words) {
  const { texts, now } = readBillingWords(words, process.env);
  const portalUrl = findPortal(resolve(root, process.env.DATA_DIR || '.data'), texts);
  const token = await signIn(portalUrl, texts);
  console.log(texts.begins(now));
  const reply = await post({ url: `${portalUrl}/api/billing-runs`, body: { now }, token }, texts);
  if (!reply.ok || !reply.body) throw refusal(texts.refused(reply.status));
  const last = await showProgress(reply.body, texts);
  if (last?.step !== 'done') throw refusal(texts.endedEarly);
  console.log(summaryOf(last, texts));
}

/**
 * @param {string} dataDir
 * @param {Texts} texts
 */
function findPortal(dataDir, texts) {
  try {
    return String(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')).portalUrl);
  } catch {
    throw refusal(texts.nothingRuns);
  }
}

/**
 * @param {string} portalUrl
 * @param {Texts} texts
 */
async function signIn(portalUrl, texts) {
  const reply = await post({ url: `${portalUrl}/api/login`, body: ADMINISTRATOR, token: null }, texts);
  if (!reply.ok) throw refusal(texts.noDemo);
  const { webToken } = /** @type {{ webToken: string }} */ (await reply.json());
  return webToken;
}

/**
 * @param {{ url: string, body: object, token: string | null }} call
 * @param {Texts} texts
 */
async function post({ url, body, token }, texts) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  try {
    return await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  } catch {
    throw refusal(texts.nothingRuns);
  }
}

/**
 * @param {import('node:stream/web').ReadableStream} body
 * @param {Texts} texts
 * @returns {Promise<Progress | null>}
 */
async function showProgress(body, texts) {
  /** @type {Progress | null} */
  let last = null;
  for await (const line of createInterface({ input: Readable.fromWeb(body) })) {
    last = JSON.parse(line);
    if (last && process.stdout.isTTY) process.stdout.write(`\r\u001B[K${texts.line(texts.steps[last.step], last)}`);
  }
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
  return last;
}

/**
 * @param {Progress} progress
 * @param {Texts} texts
 */
function summaryOf(progress, { summary, money }) {
  return ROWS.map((row) => {
    const amount = row === 'invoices' ? ` (${money(progress.invoicedCents)})` : '';
    return `${summary[row].padEnd(24)}${progress[row]}${amount}`;
  }).join('\n');
}

const ROWS = /** @type {const} */ (['invoices', 'pauses', 'paid', 'declined', 'withoutCard', 'unavailable', 'unknown']);
