import { exportPrivateKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refusal, type Answer } from '../../../test/answer-calls.ts';
import { linkedRecord } from '../../../test/linked-record.ts';
import { linkOf, signatureOf, signedEntry } from '../../../test/made-terminal.ts';
import { acceptedOf, refusedOf, waitingOf } from '../../../test/results-of.ts';
import { tillAtHand } from '../../../test/till-at-hand.ts';
import type { Result, Undated } from '../../journal/journal-entry.ts';

const FRESH = { ...linkedRecord(), configuredAt: '2026-01-15T17:05:00.000Z' };
const reply = (head: number, results: readonly Result[], more: object = {}): Answer => ({
  json: {
    results,
    chainHead: head === 0 ? null : signatureOf(head),
    chain: 'agrees',
    settledUpTo: head === 0 ? null : signatureOf(head),
    stillWaiting: 0,
    authorityReachable: true,
    isRenewalRequested: false,
    isClockAhead: false,
    ...more,
  },
});
const printed = (index: number): Undated => ({
  kind: 'printed',
  id: crypto.randomUUID(),
  noTrans: `AAAA-${index}`,
  actu: signatureOf(index),
  document: 'FAC',
});
const bill = (index: number): Undated[] => [signedEntry(linkOf(index)), printed(index)];
const heard = (...results: Result[]): Undated => ({ kind: 'answered', results });
const till = (...entries: readonly Undated[]) => tillAtHand(entries, FRESH);

it('what waits here is sent, and how many the authority has by then is said', async () => {
  const sent = await (await till(...bill(1)))('send', reply(1, [acceptedOf(1)]));
  expect(sent.bodies).toMatchObject([{ trigger: 'batch', documents: [JSON.stringify(linkOf(1))] }]);
  expect([sent.code, sent.output, sent.warned]).toEqual([
    0,
    ['Envoi terminé : 1 facture acceptée par Revenu Québec.'],
    '',
  ]);
});

it('nothing is said to be sent where nothing waits', async () => {
  const nothing = await (await till())('send', reply(0, []));
  expect([nothing.code, nothing.output]).toEqual([0, ['Rien à envoyer : Revenu Québec a tout.']]);
});

it('what is left is said, here and at Comptoir', async () => {
  const run = await till(...bill(1), ...bill(2), heard(waitingOf(1)));
  const left = await run('send', reply(2, [waitingOf(2)], { stillWaiting: 2, authorityReachable: false }), {
    json: { results: [waitingOf(1), waitingOf(2)] },
  });
  expect(left.output).toEqual(['Encore en attente : 0 ici, 2 à Comptoir.']);
  const refused = await (await till(...bill(1)))('send', reply(0, [refusedOf(1)]));
  expect(refused.output).toEqual(['Encore en attente : 1 ici, 0 à Comptoir.']);
});

it('Comptoir is asked of what waits there once more', async () => {
  const run = await till(...bill(1), heard(waitingOf(1)));
  const sent = await run('send', reply(1, [], { stillWaiting: 1 }), { json: { results: [acceptedOf(1)] } });
  expect(sent.paths).toEqual(['transactions', 'transactions/states']);
  expect(sent.output).toEqual(['Envoi terminé : 1 facture acceptée par Revenu Québec.']);
});

it.each<[string, Answer, string]>([
  [
    'silent',
    null,
    'Comptoir ne répond pas à http://comptoir.test. Vérifiez le réseau, ou démarrez-le (npm start), puis recommencez.',
  ],
  [
    'refusing',
    refusal('device-not-recognized', 401),
    'Comptoir ne reconnaît plus cette caisse. Reliez-la de nouveau : npm run terminal -- enrol',
  ],
])('a Comptoir that is %s ends it with what to do', async (_, answer, sentence) => {
  const ended = await (await till(...bill(1)))('send', answer);
  expect([ended.code, ended.output, ended.warned]).toEqual([1, [''], sentence]);
});

it('reports and declarations are sent with it, or wait', async () => {
  const made: Undated = {
    kind: 'report-made',
    id: '00000000-0000-4000-8000-000000000001',
    type: 'user-report',
    document: 'NO=1',
  };
  const sent = await (await till(made))('send', reply(0, []), { json: { state: 'taken', number: '0000000001' } });
  expect(sent.output).toEqual(['Rapports et déclarations envoyés : 1.']);
  const both = await (await till(made, ...bill(1)))('send', reply(1, [acceptedOf(1)]), null);
  expect(both.output).toEqual([
    'Envoi terminé : 1 facture acceptée par Revenu Québec.',
    'Rapports et déclarations qui attendent dans la caisse : 1.',
  ]);
});

it('a refused bill is made again first, where the till can sign', async () => {
  const { privateKey } = await generateSigningKeys({ extractable: true });
  const key = await exportPrivateKey(privateKey);
  const entries = [...bill(1), { kind: 'answered', results: [refusedOf(1)], chainHead: null } as const];
  const run = await till(...(entries as Undated[]));
  const { folder } = await run('help');
  writeFileSync(folder.pathOf('key.pem'), key);
  const made = await run('send', reply(0, []));
  expect(made.bodies).toMatchObject([{ documents: [expect.stringContaining('"Poutine"')] }]);
  expect(made.output[0]).toMatch(/^La facture AAAA-1, refusée, a été refaite sous le numéro \S+\.$/);
});

it('a refused bill waits for another day where the certificate no longer counts, and the rest is sent', async () => {
  const record = { ...FRESH, certificate: { ...FRESH.certificate, notAfter: '2026-01-01T00:00:00.000Z' } };
  const entries: Undated[] = [...bill(1), { kind: 'answered', results: [refusedOf(1)], chainHead: null }];
  const sent = await (await tillAtHand(entries, record))('send', reply(0, []));
  expect(sent.bodies).toMatchObject([{ documents: [] }]);
  expect(sent.output[0]).toBe('Encore en attente : 1 ici, 0 à Comptoir.');
});

it('chains that do not fit are said to be apart', async () => {
  const run = await till(...bill(1), heard(acceptedOf(1)));
  const apart = await run('send', reply(7, []), null);
  expect(apart.paths.slice(0, 2)).toEqual(['transactions', 'chain']);
  expect(apart.warned).toContain('la caisse « caisse » et Comptoir n’ont pas la même chaîne de factures');
});

it('a till that has its bills back sends once more', async () => {
  const run = await till(...bill(1), heard(acceptedOf(1)));
  const chain = { json: { isComplete: true, bills: [{ document: JSON.stringify(linkOf(2)), result: acceptedOf(2) }] } };
  const sent = await run('send', reply(2, []), chain, reply(2, []));
  expect(sent.paths.slice(0, 3)).toEqual(['transactions', 'chain', 'transactions']);
  expect(sent.warned).not.toContain('n’ont pas la même chaîne');
});

it('the end of a shift ends it first, and reminds of no one to begin', async () => {
  const employees = [{ name: 'Camille Roy', opensAllTabs: true }];
  const record = { ...FRESH, configuration: { ...FRESH.configuration, employees } };
  const run = await tillAtHand([{ kind: 'shift-began', user: 'Camille Roy' }], record);
  const ended = await run('end-of-shift', reply(0, []));
  expect(ended.bodies).toMatchObject([{ trigger: 'end-of-shift' }]);
  expect(ended.output).toEqual(['Rien à envoyer : Revenu Québec a tout.', 'Fin de service.']);
  const sent = await run('send', reply(0, []));
  expect(sent.output.at(-1)).toContain('Aucun service n’est commencé');
});
