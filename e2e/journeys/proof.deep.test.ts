import type { Locator, Page, TestInfo } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import {
  editBills,
  linesOf,
  packProof,
  readLine,
  readProof,
  unpackProof,
  type ProofFiles,
} from '../support/proof-archive.ts';
import { MERCHANT, PASSWORD } from '../support/portal.ts';
import { PROOF_WORDS } from '../support/proof-words.ts';
import { runNode } from '../support/run-node.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { LANGUAGES, type Language } from '../support/words.ts';

test.use({ language: inLanguage('fr') });

const chooseWith = async (page: Page, button: Locator, file: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(file);
};

/** Edits the text of a bill inside its line. */
const editLine = (line = '', from: string | RegExp = '', to = ''): string => {
  const row = JSON.parse(line) as { document: string };
  return JSON.stringify({ ...row, document: row.document.replace(from, to) });
};

test('a bill that was tampered with is named on the screen', async ({ page, portal, shell, language }, info) => {
  const words = PROOF_WORDS[language];
  for (const amount of ['5.00', '6.00', '7.00']) await shell.sale(amount);
  await portal.enter();
  await page.goto('/sales/proof');
  await portal.expectTitle(words.title);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.download }).click();
  const files = readProof(await readFile(await (await download).path()));
  const main = page.getByRole('main');
  await page.getByRole('button', { name: words.verify }).click();
  await expect(main.getByText(words.allRight)).toBeVisible();

  const bill = readLine(linesOf(files).at(-2)).noTrans;
  const tampered = editBills(files, (lines) =>
    lines.toSpliced(-2, 1, editLine(lines.at(-2), '"apresTax":"+0000000', '"apresTax":"+0000001')),
  );
  const fault = main.getByRole('listitem').filter({ hasText: words.bill(bill) });
  await test.step('in the file that was packed again', async () => {
    await writeFile(info.outputPath('tampered.zip'), packProof(tampered));
    await chooseWith(page, main.getByRole('button', { name: words.screenFile }), info.outputPath('tampered.zip'));
    await expect(fault.getByText(words.altered)).toBeVisible();
  });
  await test.step('in the folder, by the keyboard', async () => {
    await unpackProof(tampered, info.outputPath('folder'));
    const button = main.getByRole('button', { name: words.screenFolder });
    const chooser = page.waitForEvent('filechooser');
    await button.focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(info.outputPath('folder'));
    await expect(fault.getByText(words.altered)).toBeVisible();
  });
  await fault.getByRole('link', { name: words.find }).first().click();
  await expect(portal.row(bill)).toBeVisible();
});

interface Case {
  readonly name: string;
  readonly archive: Buffer;
  readonly verdict: 0 | 1 | 2;
  readonly says: (words: (typeof PROOF_WORDS)[Language]) => readonly string[];
}

/** Lists edits of a proof, as far as they need no key. */
function listCases(files: ProofFiles, proof: Buffer, foreign: ProofFiles): Case[] {
  const lines = linesOf(files);
  const [first, second, third] = lines.slice(-3).map(readLine);
  const bad = (name: string, edited: ProofFiles, says: Case['says']): Case => ({
    name,
    archive: packProof(edited),
    verdict: 1,
    says,
  });
  const certificate = foreign.get('certificates.ndjson') ?? Buffer.alloc(0);
  return [
    { name: 'good', archive: proof, verdict: 0, says: (words) => [words.right] },
    bad(
      'one byte changed',
      editBills(files, (all) =>
        all.toSpliced(-2, 1, editLine(all.at(-2), '"apresTax":"+0000000', '"apresTax":"+0000001')),
      ),
      (words) => [words.bill(second?.noTrans ?? ''), words.altered],
    ),
    bad(
      'missing bill',
      editBills(files, (all) => all.toSpliced(-2, 1)),
      (words) => [words.bill(third?.noTrans ?? ''), words.gap],
    ),
    bad(
      'fork',
      editBills(files, (all) => all.toSpliced(-1, 1, editLine(all.at(-1), second?.actu ?? '', first?.actu ?? ''))),
      (words) => [words.bill(third?.noTrans ?? ''), words.fork],
    ),
    bad(
      'wrong certificate',
      editBills(new Map([...files, ['certificates.ndjson', certificate]]), (all) =>
        all.map((line) => editLine(line, third?.certificate, readLine(linesOf(foreign)[0]).certificate)),
      ),
      (words) => [words.bill(third?.noTrans ?? ''), words.foreign],
    ),
    { name: 'missing trailer', archive: proof.subarray(0, -64), verdict: 1, says: (words) => [words.cut] },
    { name: 'no proof', archive: Buffer.from('no archive'), verdict: 2, says: (words) => [words.none] },
  ];
}

/** Reads the page from disk, once it has a verdict. */
async function readPage(page: Page): Promise<{ verdict: string | null; lines: string[] }> {
  const result = page.locator('#result');
  // a browser that is new and a machine that is busy take their time for the first signature
  await expect(result).toHaveAttribute('data-verdict', /[012]/, { timeout: 30_000 });
  return {
    verdict: await result.getAttribute('data-verdict'),
    lines: await result.locator('strong, p').allTextContents(),
  };
}

/** Runs the program on the same file and returns its exit code, and the lines before those on the limits of a proof. */
async function runProgram(
  folder: string,
  place: string,
  language: Language,
): Promise<{ verdict: string; lines: string[] }> {
  const { code, output } = await runNode([`${folder}/verify.mjs`, `--${language}`, place], { mayFail: true });
  const [report = ''] = output.split('\n\n');
  // what cannot be read is said on the other stream
  return { verdict: String(code), lines: code === 2 ? [output.split('\n')[0] ?? ''] : report.split('\n') };
}

async function openFromDisk(page: Page, folder: string, language: Language): Promise<void> {
  const words = PROOF_WORDS[language];
  await page.goto(pathToFileURL(`${folder}/verify.html`).href);
  const heading = page.getByRole('heading', { level: 1 });
  if ((await heading.textContent()) !== words.pageTitle) await page.locator('#language').click();
  await expect(heading).toHaveText(words.pageTitle);
}

/** Drops a folder as a hand does: no script can make a drop with files in it. */
async function dropFolder(page: Page, folder: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
}

/** Fetches the proof of the sales on this journey, and the proof of another merchant. */
async function fetchProofs(page: Page): Promise<[Buffer, Buffer]> {
  const fetchProof = async (email: string, from: string): Promise<Buffer> => {
    const reply = await page.request.post('/api/login', { data: { email, password: PASSWORD } });
    const { webToken } = (await reply.json()) as { webToken: string };
    const headers = { authorization: `Bearer ${webToken}` };
    return (await page.request.get(`/api/proof?from=${from}&to=2099-12-31`, { headers })).body();
  };
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  return [await fetchProof(MERCHANT, yesterday), await fetchProof('traiteur@comptoir.test', '2020-01-01')];
}

test('the page from disk and the program say the same of every tampering, in both languages', async ({
  page,
  shell,
}, info: TestInfo) => {
  // every tampering in both languages, by the page and by the program
  test.setTimeout(180_000);
  for (const amount of ['5.00', '6.00', '7.00']) await shell.sale(amount);
  const [proof, other] = await fetchProofs(page);
  const files = readProof(proof);
  const folder = info.outputPath('unpacked');
  await unpackProof(files, folder);
  for (const { name, archive, verdict, says } of listCases(files, proof, readProof(other)))
    await test.step(name, async () => {
      const file = info.outputPath(`${name.replaceAll(' ', '-')}.zip`);
      await writeFile(file, archive);
      for (const language of LANGUAGES) {
        const words = PROOF_WORDS[language];
        await openFromDisk(page, folder, language);
        await chooseWith(page, page.getByRole('button', { name: words.file }), file);
        const read = await readPage(page);
        expect(read.verdict).toBe(String(verdict));
        expect(read).toEqual(await runProgram(folder, file, language));
        for (const text of says(words)) expect(read.lines.join('\n')).toContain(text);
      }
    });

  await test.step('a folder, chosen or dropped, and in the other language', async () => {
    for (const language of LANGUAGES) {
      const words = PROOF_WORDS[language];
      await openFromDisk(page, folder, language);
      await chooseWith(page, page.getByRole('button', { name: words.folder }), folder);
      const chosen = await readPage(page);
      expect(chosen.lines[0]).toContain(words.right);
      expect(chosen).toEqual(await runProgram(folder, folder, language));
      await page.reload();
      await dropFolder(page, folder);
      const dropped = await readPage(page);
      expect(dropped.verdict).toBe('0');
      await page.getByRole('button', { name: words.other }).or(page.locator('#language')).click();
      expect((await readPage(page)).lines[0]).not.toBe(dropped.lines[0]);
    }
  });
});
