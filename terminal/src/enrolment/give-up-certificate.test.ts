import { existsSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answerCalls, refusal, type Answer } from '../../test/answer-calls.ts';
import { linkOf, makeTerminal, signatureOf, signedEntry } from '../../test/made-terminal.ts';
import { acceptedOf, refusedOf } from '../../test/results-of.ts';
import { sentenceOfAttempt } from '../../test/sentence-of.ts';
import { makeContext } from '../../test/test-context.ts';
import type { Result, Undated } from '../journal/journal-entry.ts';
import { NEW_RECORD, readTerminalRecord, type LinkedRecord } from '../terminal/terminal-record.ts';
import { linkedRecord } from '../../test/linked-record.ts';
import { giveUpCertificate } from './give-up-certificate.ts';

const FILES = ['key.pem', 'certificate.pem', 'psi.pem'];
const RECORD: LinkedRecord = { ...linkedRecord(), renewal: { csr: 'x', states: 'y' } };
const submitted = (head: number, results: readonly Result[] = []): Answer => ({
  json: {
    results,
    chainHead: head === 0 ? null : signatureOf(head),
    chain: 'agrees',
    settledUpTo: head === 0 ? null : signatureOf(head),
    stillWaiting: 0,
    authorityReachable: true,
    isRenewalRequested: false,
    isClockAhead: false,
  },
});

async function giveUp(entries: readonly Undated[], ...answers: readonly Answer[]) {
  const context = makeContext('http://comptoir.test');
  const terminal = await makeTerminal(context, entries, RECORD);
  for (const file of FILES) writeFileSync(terminal.folder.pathOf(file), '');
  const calls = answerCalls(...answers);
  return {
    attempt: giveUpCertificate(context, terminal),
    paths: () => calls.map(({ url }) => url.replace(/.*\/device\/v1\//, '')),
    left: () => FILES.filter((file) => existsSync(terminal.folder.pathOf(file))),
    record: () => readTerminalRecord(terminal.folder),
  };
}

it.each<[string, Answer]>([
  ['ends', { json: { state: 'revoked' } }],
  ['ended before', refusal('device-has-no-certificate')],
])('a certificate that %s takes its key with it, and the till knows that it may not bill', async (_, answer) => {
  const { attempt, paths, left, record } = await giveUp(
    [signedEntry(linkOf(1))],
    submitted(1, [acceptedOf(1)]),
    answer,
  );
  await attempt;
  expect(paths()).toEqual(['transactions', 'certificate/revocation']);
  expect(left()).toEqual([]);
  const certificate = { isRevoked: true, renewal: 'none' };
  expect(await record()).toEqual({ ...RECORD, renewal: null, configuration: { ...RECORD.configuration, certificate } });
});

it.each<[string, Undated[], Answer[], string]>([
  [
    'here',
    [signedEntry(linkOf(1))],
    [null],
    '1 facture attend encore dans la caisse. Envoyez d’abord ce qui attend : npm run terminal -- send',
  ],
  [
    'to be made again',
    [signedEntry(linkOf(1))],
    [submitted(0, [refusedOf(1)])],
    '1 facture attend encore dans la caisse. Envoyez d’abord ce qui attend : npm run terminal -- send',
  ],
])('is not given up while a bill waits %s', async (_, entries, answers, sentence) => {
  const { attempt, paths, left, record } = await giveUp(entries, ...answers);
  expect(await sentenceOfAttempt(attempt)).toBe(sentence);
  expect([paths(), left()]).toEqual([['transactions'], FILES]);
  expect(await record()).toEqual(NEW_RECORD);
});

const ERROR = { id: 'JW00B999436E', codRetour: '96', message: 'noSerie', explanation: null, merchantField: null };
it.each<[string, Answer, string]>([
  [
    'the authority refuses',
    { json: { state: 'refused', errors: [ERROR] } },
    'Revenu Québec refuse de mettre fin à ce certificat.\n  JW00B999436E[96] : noSerie',
  ],
  [
    'Comptoir is silent',
    null,
    'Comptoir ne répond pas à http://comptoir.test. Vérifiez le réseau, ou démarrez-le (npm start), puis recommencez.',
  ],
  [
    'Comptoir refuses',
    refusal('authority-unavailable', 503),
    'Revenu Québec ne répond pas. Recommencez dans quelques minutes : rien n’est perdu.',
  ],
])('stays as it is while %s', async (_, answer, sentence) => {
  const { attempt, left } = await giveUp([], submitted(0), answer);
  expect(await sentenceOfAttempt(attempt)).toBe(sentence);
  expect(left()).toEqual(FILES);
});
