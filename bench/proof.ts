import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { transactionText } from '@comptoir/websrm/signing/signing';
import { chromium } from 'playwright-core';
import { median } from './lib/quantile.ts';
import { addChain } from './proof/add-chain.ts';
import { prepareBare, timeBare, type SignedText } from './proof/time-bare.ts';
import { timePage, timeStop, type PageTime } from './proof/time-page.ts';
import { linkTerminal, signIn, type LinkedTerminal } from './relay/link-terminal.ts';
import { signBills } from './relay/sign-bills.ts';
import { startComptoir } from './relay/start-comptoir.ts';

/**
 * Measures the cost of verifying a proof in a browser: `npm run bench -- proof`, or `-- proof --bills 5000`. One terminal has
 * 50,000 bills; their proof is downloaded from the built server, and the page that comes with it is opened from disk in
 * Chromium and given the file.
 *
 * The floor is bare `crypto.subtle.verify` over the same texts and signatures in the same page, all in memory already and with
 * as many under way; page and floor take turns. Beside it, the longest time in which the page took no click, and how soon it
 * stops.
 */
const { values } = parseArgs({ options: { bills: { type: 'string' } } });
const BILLS = Number(values.bills ?? 50_000);
const ROUNDS = 5;
/** The same that goes into each proof. */
const PAGE = join(import.meta.dirname, '../dist/verifier/verify.html');

async function measure(folder: string): Promise<void> {
  const comptoir = await startComptoir(join(folder, 'data'));
  const file = join(folder, 'proof.zip');
  let signed: SignedText[];
  let terminal: LinkedTerminal;
  try {
    const webToken = await signIn(comptoir.url);
    terminal = await linkTerminal(comptoir.url, { webToken, name: 'Caisse de preuve' });
    const texts = await signBills(terminal, BILLS);
    await addChain(comptoir.postgresUrl, terminal, texts);
    signed = texts.map(toSignedText);
    const startedAt = performance.now();
    const proof = await download(`${comptoir.url}/api/proof?${today()}`, webToken);
    const seconds = (performance.now() - startedAt) / 1000;
    writeFileSync(file, proof);
    console.log(`download of ${BILLS} bills: ${seconds.toFixed(1)} s, ${(proof.length / 1e6).toFixed(1)} MB`);
  } finally {
    await comptoir.stop();
  }
  await verifyInTurn({ file, terminal, signed });
}

interface Given {
  readonly file: string;
  readonly terminal: LinkedTerminal;
  readonly signed: readonly SignedText[];
}

async function verifyInTurn({ file, terminal, signed }: Given): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
  });
  try {
    const page = await browser.newPage();
    // what runs TypeScript here names functions by it, also those that are handed to the page
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(pathToFileURL(PAGE).href);
    const spki = Buffer.from(await crypto.subtle.exportKey('spki', terminal.keys.publicKey)).toString('base64');
    await prepareBare(page, spki, signed);
    const rounds: { page: PageTime; bareMs: number }[] = [];
    // the first round warms up and does not count
    for (let round = 0; round <= ROUNDS; round += 1)
      rounds.push({ page: await timePage(page, file), bareMs: await timeBare(page) });
    report(rounds.slice(1));
    console.log(`stopped within ${(await timeStop(page, file)).toFixed(1)} ms of the click`);
  } finally {
    await browser.close();
  }
}

function report(rounds: readonly { page: PageTime; bareMs: number }[]): void {
  const shares = rounds.map(({ page, bareMs }) => bareMs / page.ms);
  console.log(`the page said: ${rounds[0]?.page.text}`);
  console.log(`page: ${perSecond(median(rounds.map(({ page }) => page.ms)))} bills/s`);
  console.log(`bare WebCrypto: ${perSecond(median(rounds.map(({ bareMs }) => bareMs)))} signatures/s`);
  const range = `${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)}`;
  console.log(`  share ${median(shares).toFixed(2)} (aim ≥ 0.9), ${range}`);
  console.log(`  longest time without a tick: ${Math.max(...rounds.map(({ page }) => page.stuckMs)).toFixed(0)} ms`);
}

const perSecond = (ms: number): string => ((BILLS / ms) * 1000).toFixed(0);

const base64 = (text: string): string => Buffer.from(text).toString('base64');

function toSignedText(text: string): SignedText {
  const bill = JSON.parse(text) as Parameters<typeof transactionText>[0] & { signa: { actu: string } };
  return [bill.signa.actu, base64(transactionText(bill))];
}

async function download(url: string, token: string): Promise<Buffer> {
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`the proof was answered with ${reply.status}: ${await reply.text()}`);
  return Buffer.from(await reply.arrayBuffer());
}

/** Yesterday to tomorrow: wherever the merchant's day begins. */
const today = (): string => `from=${dayFromNow(-1)}&to=${dayFromNow(1)}`;

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const folder = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
try {
  await measure(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
