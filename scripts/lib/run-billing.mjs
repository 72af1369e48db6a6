import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { refusal } from './refusal.mjs';

/** The administrator of the demo world: the command does what it could do. */
const ADMINISTRATOR = { email: 'admin@comptoir.test', password: 'comptoir-demo' };

/** @typedef {{ step: string, invoices: number, invoicedCents: number, pauses: number, paid: number, declined: number, withoutCard: number, unavailable: number, unknown: number }} Progress */

/**
 * Does the work of midnight on the running demo world, for any moment: `--now <day or instant>`, or right now.
 * @param {string} root
 * @param {string[]} words
 */
export async function runBilling(root, words) {
  const now = readMoment(words);
  const portalUrl = findPortal(resolve(root, process.env.DATA_DIR || '.data'));
  const token = await signIn(portalUrl);
  console.log(`Billing as of ${now}…`);
  const reply = await post(`${portalUrl}/api/billing-runs`, { now }, token);
  if (!reply.ok || !reply.body) throw refusal(`Comptoir refused to bill (${reply.status}): see its log.`);
  const last = await showProgress(reply.body);
  if (last?.step !== 'done') throw refusal('The billing came to an end before it was done: see the log of Comptoir.');
  console.log(summaryOf(last));
}

/** @param {string[]} words */
function readMoment(words) {
  const [option, value, ...rest] = words;
  if (option === undefined) return new Date().toISOString();
  // At five in the morning of UTC, the day has begun in both zones of Québec, in summer and winter.
  const text = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? `${value}T05:00:00Z` : (value ?? '');
  const isMoment = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text));
  if (option === '--now' && isMoment && rest.length === 0) return new Date(text).toISOString();
  throw refusal('Say which moment: npm run billing -- --now 2027-01-15, or --now 2027-01-15T05:00:00Z.');
}

const NOTHING_RUNS = 'No Comptoir runs here: start it with npm start, then run this in another window.';

/** @param {string} dataDir */
function findPortal(dataDir) {
  try {
    return String(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')).portalUrl);
  } catch {
    throw refusal(NOTHING_RUNS);
  }
}

/** @param {string} portalUrl */
async function signIn(portalUrl) {
  const reply = await post(`${portalUrl}/api/login`, ADMINISTRATOR, null);
  if (!reply.ok) throw refusal('This Comptoir has no demo world to bill: its own midnight does that.');
  const { webToken } = /** @type {{ webToken: string }} */ (await reply.json());
  return webToken;
}

/**
 * @param {string} url
 * @param {object} body
 * @param {string | null} token
 */
async function post(url, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  try {
    return await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  } catch {
    throw refusal(NOTHING_RUNS);
  }
}

/**
 * @param {import('node:stream/web').ReadableStream} body
 * @returns {Promise<Progress | null>}
 */
async function showProgress(body) {
  /** @type {Progress | null} */
  let last = null;
  for await (const line of createInterface({ input: Readable.fromWeb(body) })) {
    last = JSON.parse(line);
    if (last && process.stdout.isTTY) process.stdout.write(`\r\u001B[K${lineOf(last)}`);
  }
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
  return last;
}

/** @param {Progress} progress */
const lineOf = ({ step, invoices, paid, declined }) =>
  `${step}: ${invoices} invoices made, ${paid} paid, ${declined} declined`;

/** @param {Progress} progress */
function summaryOf(progress) {
  const dollars = (progress.invoicedCents / 100).toFixed(2);
  return [
    `Invoices made           ${progress.invoices} ($${dollars})`,
    `Seasons ended           ${progress.pauses}`,
    `Payments made           ${progress.paid}`,
    `Payments declined       ${progress.declined}`,
    `Without a card          ${progress.withoutCard}`,
    `Provider not reached    ${progress.unavailable}`,
    `Still unknown           ${progress.unknown}`,
  ].join('\n');
}
