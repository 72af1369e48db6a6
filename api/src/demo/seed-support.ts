import type { KeptMerchantView } from '@comptoir/contract/base/merchant-views';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { quebecClock } from '@comptoir/domain/base/support-settings/support-hours';
import { insertView } from '../features/base/merchants/merchant-views.store.ts';
import { insertNote } from '../features/help/notes/notes.store.ts';
import {
  insertNote as insertReleaseNote,
  writePublication,
} from '../features/help/release-notes/release-notes.store.ts';
import { insertClosingDay } from '../features/base/support-settings/support-settings.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';

const HOUR_MS = 3_600_000;
const AUTHOR = { id: demoId('user', 'admin@comptoir.test'), name: 'Dominique Lavoie' };

/** Notes of support about merchants, written so many hours ago. */
const NOTES = [
  {
    merchant: 'taverne',
    hours: 26,
    isShared: true,
    text: 'La mezzanine ferme l’hiver\u00A0: son certificat peut attendre.',
  },
  { merchant: 'taverne', hours: 190, isShared: false, text: 'Rappeler avant 15\u00A0h, jamais le vendredi.' },
  {
    merchant: 'nouveau',
    hours: 50,
    isShared: false,
    text: 'Ouverture remise au mois prochain.\nAttend son numéro de dossier de Revenu Québec.',
  },
  { merchant: 'bistro', hours: 700, isShared: true, text: 'Le propriétaire parle français et anglais.' },
] as const;

/** Views of the list of merchants: one that every administrator sees, one of one's own. */
const VIEWS: readonly (KeptMerchantView & { readonly key: string })[] = [
  {
    key: 'recouvrement',
    name: 'Paiements à suivre',
    isShared: true,
    isDefault: false,
    wanted: { payments: ['refused', 'past-due'] },
    sort: null,
    columns: ['phone', 'subscription', 'payment', 'state'],
  },
  {
    key: 'silencieux',
    name: 'Sans vente depuis une semaine',
    isShared: false,
    isDefault: false,
    wanted: { noBillFor: 7, states: ['active'] },
    sort: 'lastBill',
    columns: ['city', 'phone', 'lastBill', 'state'],
  },
];

/** Release notes, which come out in so many days; null for a draft. */
const RELEASE_NOTES = [
  {
    key: 'brouillon',
    inDays: null,
    titleFr: 'Des rappels au choix',
    titleEn: 'Reminders of your choice',
    textFr: 'Choisissez ce que Comptoir vous rappelle, et quand.',
    textEn: 'Choose what Comptoir reminds you of, and when.',
  },
  {
    key: 'prevue',
    inDays: 12,
    titleFr: 'Rechercher partout',
    titleEn: 'Search anything',
    textFr: 'Ctrl-K mène à une facture, à un appareil ou à une page.\n\n- tapez un numéro\n- ou un nom, même mal écrit',
    textEn: 'Ctrl-K leads to a bill, a device or a page.\n\n- type a number\n- or a name, even misspelled',
  },
] as const;

/** In how many days support is closed though it is no holiday: past what merchants can book. */
const CLOSED_IN_DAYS = 40;

/** Seeds the texts of administrators: notes, views of the list, release notes, and a day on which support is closed. */
export async function seedSupport(tx: Transaction, now: Date): Promise<void> {
  for (const [index, { merchant, hours, ...note }] of NOTES.entries())
    await insertNote(tx, {
      ...note,
      id: demoId('note', `${merchant} ${index}`),
      merchantId: demoId('merchant', merchant),
      authorId: AUTHOR.id,
      author: AUTHOR.name,
      writtenAt: new Date(now.getTime() - hours * HOUR_MS),
    });
  for (const { key, ...view } of VIEWS)
    insertView(tx, { ...view, id: demoId('merchant-view', key), userId: AUTHOR.id, partnerId: null });
  const { today } = quebecClock(now);
  for (const { key, inDays, ...texts } of RELEASE_NOTES) {
    const change = { id: demoId('release-note', key), changedAt: now, changedBy: AUTHOR.id };
    insertReleaseNote(tx, { ...texts, ...change });
    if (inDays !== null)
      writePublication(tx, { ...change, publishAt: midnightOf(addDays(today, inDays), 'America/Montreal') });
  }
  const on = addDays(today, CLOSED_IN_DAYS);
  const names = { nameFr: 'Formation de l’équipe', nameEn: 'Team training' };
  await insertClosingDay(tx, { on, ...names, addedAt: now, addedBy: AUTHOR.id });
}
