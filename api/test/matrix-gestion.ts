import { v7 as uuid } from 'uuid';
import { administrators } from './matrix-outcomes.ts';
import type { Row } from './matrix-rows.ts';

const ofNothing = () => ({ params: { id: uuid() } });
const ofNoPrices = () => ({ fromPricesId: uuid(), toPricesId: uuid(), takesEffectOn: '2030-01-01' });
const NOTE_TEXTS = { titleFr: 'Titre', titleEn: 'Title', textFr: 'Texte', textEn: 'Text' };

const TAX_ROW = { from: '2020-01-02', until: null, tax: 'gst', classes: ['meal'], rate: 0, source: 'Loi' };

const MESSAGE = { subjectFr: 'Objet', subjectEn: 'Subject', textFr: 'Texte', textEn: 'Text' };

/** Calls of administrators alone. */
export const GESTION_ROWS: Readonly<Record<string, Row>> = {
  setPlan: {
    ...administrators(200),
    sends: () => ({
      payload: { monthlyServiceCents: 14_000, installation: { autonomousCents: 0, assistedCents: 35_000 } },
    }),
  },
  listPrices: administrators(200),
  getPriceMovePlan: { ...administrators('not-found'), sends: () => ({ query: ofNoPrices() }) },
  announcePriceMove: { ...administrators('not-found'), sends: () => ({ payload: { ...ofNoPrices(), count: 1 } }) },
  listPriceMoves: administrators(200),
  getPriceMove: { ...administrators('not-found'), sends: ({ merchant }) => ({ params: { id: merchant.id } }) },
  cancelPriceMove: { ...administrators('not-found'), sends: ofNothing },
  listTaxRows: administrators(200),
  announceTaxRow: { ...administrators('validation-failed'), sends: () => ({ payload: { ...TAX_ROW, id: uuid() } }) },
  confirmTaxRow: { ...administrators('not-found'), sends: ofNothing },
  withdrawTaxRow: { ...administrators('not-found'), sends: ofNothing },
  listPromoCodes: administrators(200),
  createPromoCode: {
    ...administrators('validation-failed'),
    sends: () => ({
      payload: {
        code: 'RIEN',
        discount: { kind: 'amount', amountCents: 100 },
        onService: false,
        onInstallation: false,
        months: null,
        startsOn: null,
        endsOn: null,
        maxUses: null,
      },
    }),
  },
  withdrawPromoCode: { ...administrators('not-found'), sends: ofNothing },

  getSupportSettings: administrators(200),
  setSupportSettings: {
    ...administrators(200),
    sends: () => ({
      payload: { opens: '08:00', closes: '16:30', telephone: null, email: 'soutien@comptoir.test' },
    }),
  },
  addClosingDay: {
    ...administrators('validation-failed'),
    sends: () => ({ payload: { on: '2020-01-02', nameFr: 'Pont', nameEn: 'Bridge' } }),
  },
  removeClosingDay: { ...administrators('not-found'), sends: () => ({ params: { on: '2020-01-02' } }) },
  listMessageTemplates: administrators(200),
  createMessageTemplate: { ...administrators(200), sends: () => ({ payload: { ...MESSAGE, name: uuid() } }) },
  updateMessageTemplate: {
    ...administrators('not-found'),
    sends: () => ({ ...ofNothing(), payload: { ...MESSAGE, name: 'Rien', version: 1 } }),
  },
  retireMessageTemplate: { ...administrators('not-found'), sends: () => ({ ...ofNothing(), payload: { version: 1 } }) },
  previewMessage: { ...administrators(200), sends: () => ({ payload: { ...MESSAGE, as: { whose: 'sample' } } }) },
  listWrittenNotes: administrators(200),
  createReleaseNote: { ...administrators(200), sends: () => ({ payload: NOTE_TEXTS }) },
  updateReleaseNote: {
    ...administrators('not-found'),
    sends: () => ({ ...ofNothing(), payload: NOTE_TEXTS }),
  },
  deleteReleaseNote: { ...administrators('not-found'), sends: ofNothing },
  publishReleaseNote: { ...administrators('not-found'), sends: () => ({ ...ofNothing(), payload: { on: null } }) },
  unscheduleReleaseNote: { ...administrators('not-found'), sends: ofNothing },
};
