import { pullMenu } from '../../menu/keep-menu.ts';
import { isRefused } from '../../comptoir/call-endpoint.ts';
import type { Context } from '../../context.ts';
import { renewAsAsked, withReadyTerminal } from '../../enrolment/finish-renewal.ts';
import { fetchConfiguration, saveConfiguration } from '../../enrolment/fetch-configuration.ts';
import type { OpenBill } from '../../journal/terminal-state.ts';
import { TRANSMISSION_LIMIT_MS } from '@comptoir/domain/base/merchants/waiting-urgency';
import { askWhatWaits } from '../../submission/ask-what-waits.ts';
import { submitQueue } from '../../submission/submit-queue.ts';
import { sendDocuments } from '../../submission/send-documents.ts';
import { reportEvents } from '../../submission/report-events.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import { findCertificateTrouble } from '../../terminal/certificate-trouble.ts';
import { openTerminal, type Terminal } from '../../terminal/with-terminal.ts';
import { formatAge, formatDay, formatRate, formatTime } from '../../texts/format.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import { describeNotes } from '../describe-bill.ts';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { ratesOn, rowsToCome, type Tax } from '@comptoir/domain/base/taxes/tax-calendar';
import { TAX_NAMES } from '@comptoir/domain/base/taxes/tax-names';

/** Shows the state of the terminal. When the connection is back, what waits here is sent on the occasion. */
export const status: Command = {
  shape: { positionals: 0 },
  async run(context, args) {
    const name = await chooseTerminal(context.folders, args.value('till'));
    await withReadyTerminal(context, name, async (found) => {
      const { terminal, isReached } = await catchUp(context, found);
      const rows = [...describeTerminal(context, terminal, isReached), ...describeBills(context, terminal)];
      const width = Math.max(...rows.map(([label]) => label.length));
      for (const [label, value] of rows) context.screen.print(`${label.padEnd(width)}  ${value}`);
      for (const line of describeNotes(context, terminal)) context.screen.print(line);
    });
  },
};

type Row = readonly [label: string, value: string];

/** Learns what is new and does it, and sends what waits when the merchant wants that on the connection's return. */
async function catchUp(context: Context, found: Terminal): Promise<{ terminal: Terminal; isReached: boolean }> {
  const answer = await fetchConfiguration(context, found);
  if (!answer.ok) return { terminal: found, isReached: isRefused(answer) };
  const record = await saveConfiguration(context, found.folder, { record: found.record, fetched: answer.value });
  const terminal = openTerminal(found, record);
  const waitsHere = terminal.journal.state.open.some(({ place }) => place === 'here');
  if (answer.value.resendOnReturn && waitsHere) await submitQueue(context, terminal, { trigger: 'return' });
  await askWhatWaits(context, terminal);
  await reportEvents(context, terminal, { again: true });
  await sendDocuments(context, terminal);
  await pullMenu(context, terminal);
  const isAsked = answer.value.certificate.renewal === 'requested';
  return { terminal: isAsked ? await renewAsAsked(context, terminal) : terminal, isReached: true };
}

function describeTerminal(context: Context, terminal: Terminal, isReached: boolean): Row[] {
  const { apiUrl } = context;
  const texts = TEXTS[context.language].terminal.status;
  const { certificate, configuration, deviceName } = terminal.record;
  const { offlineSince } = terminal.journal.state;
  const since = offlineSince === null ? null : formatTime(offlineSince, configuration.merchant.timeZone);
  const silent = since === null ? texts.silent(apiUrl) : texts.silentSince(apiUrl, since);
  return [
    [texts.terminal, terminal.name],
    [texts.device, deviceName ?? '–'],
    [texts.deviceNumber, certificate.deviceNumber],
    [texts.merchant, configuration.merchant.companyName],
    [texts.certificate, describeCertificate(context, terminal)],
    ...describeRenewal(context, terminal),
    [texts.comptoir, isReached ? texts.answers(apiUrl) : silent],
    ...describeTaxes(context, terminal),
  ];
}

/** Describes the rates of today, and each change to come with its first day. */
function describeTaxes({ language, now }: Context, { record }: Terminal): Row[] {
  const texts = TEXTS[language].terminal.status;
  const names = TAX_NAMES[language];
  const { taxCalendar, merchant } = record.configuration;
  const today = dayIn(merchant.timeZone, now());
  const { gst, qst } = ratesOn(taxCalendar, today);
  const rate = (tax: Tax, of: number): string => `${names[tax]} ${formatRate(of, language)}`;
  return [
    [texts.taxes, `${rate('gst', gst)}, ${rate('qst', qst)}`],
    ...rowsToCome(taxCalendar, today).map((row): Row => [
      texts.from(formatDay(row.from, language)),
      `${rate(row.tax, row.rate)} (${row.classes.map((of) => names[of]).join('; ')})`,
    ]),
  ];
}

function describeCertificate(context: Context, { record, journal }: Terminal): string {
  const texts = TEXTS[context.language].terminal.status;
  const { notAfter } = record.certificate;
  const trouble = findCertificateTrouble(record, journal.state, context.now());
  if (trouble !== null) return texts.certificateTrouble(trouble);
  const days = Math.floor((Date.parse(notAfter) - context.now().getTime()) / 86_400_000);
  return texts.certificateUntil(notAfter.slice(0, 10), days);
}

/** Describes the certificate's renewal; nothing to say while it is young, or no longer counts. */
function describeRenewal(context: Context, { record, name }: Terminal): Row[] {
  const texts = TEXTS[context.language].terminal.status;
  const { renewal, isRevoked } = record.configuration.certificate;
  if (record.renewal !== null) return [[texts.renewal, texts.renewalBegun()]];
  return renewal === 'none' || isRevoked ? [] : [[texts.renewal, texts.renewalState[renewal](name)]];
}

function describeBills(context: Context, { journal }: Terminal): Row[] {
  const texts = TEXTS[context.language].terminal.status;
  const { open, chainLength, accepted, events, refusedEvents } = journal.state;
  const count = (place: OpenBill['place']): number => open.filter((bill) => bill.place === place).length;
  const rows: Row[] = [
    [texts.chain, texts.chainLength(chainLength)],
    [texts.accepted, String(accepted)],
    [texts.here, String(count('here'))],
    [texts.there, String(count('there'))],
  ];
  if (count('refused') > 0) rows.push([texts.refused, listBills(context, open, 'refused')]);
  if (count('stuck') > 0) rows.push([texts.stuck, listBills(context, open, 'stuck')]);
  const [oldest] = open;
  if (oldest) rows.push([texts.oldest, describeAge(context, oldest)]);
  if (events.length > 0) rows.push([texts.events, String(events.length)]);
  if (refusedEvents.length > 0) rows.push([texts.refusedEvents, String(refusedEvents.length)]);
  return rows;
}

const listBills = ({ language }: Context, open: readonly OpenBill[], place: OpenBill['place']): string =>
  open
    .filter((bill) => bill.place === place)
    .map(({ noTrans, reason }) => `${noTrans} (${TEXTS[language].terminal.reason(reason ?? '')})`)
    .join(', ');

function describeAge({ now, language }: Context, { signedAt }: OpenBill): string {
  const texts = TEXTS[language].terminal.status;
  const age = now().getTime() - Date.parse(signedAt);
  const left = TRANSMISSION_LIMIT_MS - age;
  return left <= 0
    ? texts.late(formatAge(age, language))
    : texts.age(formatAge(age, language), formatAge(left, language));
}
