import type { FigureSection, Measure } from '@comptoir/domain/base/figures/figure-section';
import type { SectionWords } from '@comptoir/domain/base/figures/section-words';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { SUPPORT_SECTION } from '@comptoir/domain/help/support/support-section';
import { supportSectionEn } from '@comptoir/domain/help/support/support-section.en';
import { supportSectionFr } from '@comptoir/domain/help/support/support-section.fr';
import { INVOICE_SECTION } from '@comptoir/domain/money/invoices/invoice-section';
import { invoiceSectionEn } from '@comptoir/domain/money/invoices/invoice-section.en';
import { invoiceSectionFr } from '@comptoir/domain/money/invoices/invoice-section.fr';
import { REVENUE_SECTION } from '@comptoir/domain/money/revenue/revenue-section';
import { revenueSectionEn } from '@comptoir/domain/money/revenue/revenue-section.en';
import { revenueSectionFr } from '@comptoir/domain/money/revenue/revenue-section.fr';
import { ONBOARDING_SECTION } from '@comptoir/domain/people/registration/onboarding-section';
import { onboardingSectionEn } from '@comptoir/domain/people/registration/onboarding-section.en';
import { onboardingSectionFr } from '@comptoir/domain/people/registration/onboarding-section.fr';
import { CERTIFICATE_SECTION } from '@comptoir/domain/sales/devices/certificate-section';
import { certificateSectionEn } from '@comptoir/domain/sales/devices/certificate-section.en';
import { certificateSectionFr } from '@comptoir/domain/sales/devices/certificate-section.fr';
import { SENDING_SECTION } from '@comptoir/domain/sales/transmissions/sending-section';
import { sendingSectionEn } from '@comptoir/domain/sales/transmissions/sending-section.en';
import { sendingSectionFr } from '@comptoir/domain/sales/transmissions/sending-section.fr';
import type { FigureSectionName } from '../../../shared/queries/figures.ts';

/** A figure as it stands in a column: how many, what they come to, or how many days each took; what lowers a sum is negative. */
export interface ShownColumn {
  readonly figure: string;
  readonly shows: 'count' | Measure;
  readonly isTaken?: boolean;
}

/** The parts of a section, each a table of its own. */
export type PartName =
  | 'sent'
  | 'sold'
  | 'recurring'
  | 'documents'
  | 'charged'
  | 'charges'
  | 'unpaid'
  | 'funnel'
  | 'between'
  | 'stuck'
  | 'standing'
  | 'course'
  | 'asked';

/** Layout of a section. `picture`: one column along the rows, or several beside each other. */
export interface ShownSection {
  readonly section: FigureSection;
  readonly words: Readonly<Record<Language, SectionWords<string>>>;
  readonly tiles: readonly ShownColumn[];
  readonly picture: { readonly along: ShownColumn } | { readonly beside: readonly ShownColumn[] };
  readonly parts: readonly { readonly name: PartName; readonly columns: readonly ShownColumn[] }[];
}

const counts = (...figures: string[]): ShownColumn[] => figures.map((figure) => ({ figure, shows: 'count' }));
const sums = (...figures: string[]): ShownColumn[] => figures.map((figure) => ({ figure, shows: 'totalCents' }));
const before = (...figures: string[]): ShownColumn[] => figures.map((figure) => ({ figure, shows: 'subtotalCents' }));
const days = (...figures: string[]): ShownColumn[] => figures.map((figure) => ({ figure, shows: 'days' }));
const taken = (figure: string): ShownColumn => ({ figure, shows: 'subtotalCents', isTaken: true });
const taxesOf = (figure: string): ShownColumn[] => [
  { figure, shows: 'gstCents' },
  { figure, shows: 'qstCents' },
];
const UNPAID = ['unpaid30', 'unpaid60', 'unpaid90', 'unpaidOlder'];
const ENDING = ['ending30', 'ending60', 'ending90'];

export const SHOWN_SECTIONS: Readonly<Record<FigureSectionName, ShownSection>> = {
  sending: {
    section: SENDING_SECTION,
    words: { en: sendingSectionEn, fr: sendingSectionFr },
    tiles: [...sums('accepted'), ...counts('made', 'late', 'waiting', 'refused')],
    picture: { along: { figure: 'accepted', shows: 'totalCents' } },
    parts: [
      { name: 'sent', columns: counts('made', 'accepted', 'remarked', 'late', 'waiting', 'refused') },
      { name: 'sold', columns: sums('made', 'accepted', 'waiting', 'refused') },
    ],
  },
  revenue: {
    section: REVENUE_SECTION,
    words: { en: revenueSectionEn, fr: revenueSectionFr },
    tiles: [...before('closing', 'new', 'paused'), ...sums('invoiced', 'credited')],
    picture: { along: { figure: 'closing', shows: 'subtotalCents' } },
    parts: [
      {
        name: 'recurring',
        columns: [...before('opening', 'new', 'resumed', 'changed'), taken('paused'), ...before('closing', 'churned')],
      },
      { name: 'documents', columns: [...before('invoiced'), ...taxesOf('invoiced'), taken('credited')] },
    ],
  },
  invoices: {
    section: INVOICE_SECTION,
    words: { en: invoiceSectionEn, fr: invoiceSectionFr },
    tiles: sums('issued', 'paid', 'failed', 'recovered', 'unpaidFailed'),
    picture: { beside: sums(...UNPAID) },
    parts: [
      { name: 'charged', columns: [...sums('issued'), ...taxesOf('issued'), ...sums('paid', 'recovered')] },
      { name: 'charges', columns: counts('issued', 'paid', 'attempts', 'failed', 'recovered') },
      { name: 'unpaid', columns: sums(...UNPAID, 'unpaidFailed') },
    ],
  },
  onboarding: {
    section: ONBOARDING_SECTION,
    words: { en: onboardingSectionEn, fr: onboardingSectionFr },
    tiles: counts('signedUp', 'paid', 'billed'),
    picture: { beside: counts('signedUp', 'information', 'paid', 'linked', 'certified', 'billed') },
    parts: [
      { name: 'funnel', columns: counts('signedUp', 'information', 'paid', 'linked', 'certified', 'billed') },
      { name: 'between', columns: days('information', 'paid', 'linked', 'certified', 'billed') },
      {
        name: 'stuck',
        columns: counts('stuckInformation', 'stuckPaid', 'stuckLinked', 'stuckCertified', 'stuckBilled'),
      },
    ],
  },
  certificates: {
    section: CERTIFICATE_SECTION,
    words: { en: certificateSectionEn, fr: certificateSectionFr },
    tiles: counts('valid', 'ending30', 'renewed', 'ended', 'failed'),
    picture: { beside: counts(...ENDING, 'issued', 'renewed', 'ended', 'failed') },
    parts: [
      { name: 'standing', columns: counts('valid', ...ENDING) },
      { name: 'course', columns: counts('issued', 'renewed', 'ended', 'failed') },
    ],
  },
  support: {
    section: SUPPORT_SECTION,
    words: { en: supportSectionEn, fr: supportSectionFr },
    tiles: counts('messages', 'held', 'cancelled', 'openedAs', 'acts'),
    picture: { beside: counts('messages', 'held', 'cancelled', 'openedAs', 'acts') },
    parts: [{ name: 'asked', columns: counts('messages', 'held', 'cancelled', 'openedAs', 'acts') }],
  },
};

export const SECTION_NAMES = ['sending', 'revenue', 'invoices', 'onboarding', 'certificates', 'support'] as const;
