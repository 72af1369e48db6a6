import { PARTNER_PAGE } from './screens.ts';

/** Elements to press one after the other until something is open. */
export type Presses = readonly string[];

/** A button by its words in both languages. */
const button = (fr: string, en: string): string => `role=button[name=/^(${fr}|${en})/]`;

const FIRST_LINK = 'tbody a >> nth=0';
const MAIN_DIALOG = 'main button[aria-haspopup=dialog] >> nth=0';
const ROW_MENU = 'tbody button[popovertarget] >> nth=0';
/** A form that is sent with nothing in it says what it wants. */
const SENT_EMPTY = ':is(dialog, main, body) form button[type=submit] >> visible=true >> nth=0';
const CHOOSE_PAGE = 'thead input[type=checkbox]';

/** Parts that open for administrators: the same are looked at by machine and in pictures. */
export const OPENED_BY_ADMINISTRATORS: Readonly<Record<string, Readonly<Record<string, Presses>>>> = {
  '/admin/merchantlist': {
    columns: ['search button[aria-expanded] >> nth=-1'],
    'new-view': [button('Actions.: vues', 'Actions: views'), button('Enregistrer comme', 'Save as')],
    export: [button('Exporter', 'Export')],
    chosen: [CHOOSE_PAGE],
    assign: [CHOOSE_PAGE, button('Attribuer à', 'Assign to')],
    message: [CHOOSE_PAGE, button('Écrire aux', 'Write to')],
    move: [ROW_MENU, button('Changer de partenaire', 'Change partner')],
    search: ['header button[aria-keyshortcuts]'],
  },
  '/admin/merchant?merchantId=:merchant': {
    note: [button('Écrire une note', 'Write a note')],
    'open-as': [`main >> ${button('Ouvrir en tant', 'Log in as')}`],
  },
  '/admin/support': { ticket: [FIRST_LINK] },
  '/admin/quickbook': {
    free: [button('Semaine suivante', 'Next week'), 'table [data-state=free] >> nth=0'],
  },
  '/admin/partner': { 'new-partner': [MAIN_DIALOG] },
  [PARTNER_PAGE]: {
    assign: [button('Confier un commerçant', 'Assign a merchant')],
    invite: [button('Inviter des', 'Invite merchants')],
    rate: [button('Fixer le taux', 'Set the rate')],
  },
  '/gestion': { invite: [MAIN_DIALOG] },
  '/gestion/promo-codes': { 'new-code': [MAIN_DIALOG] },
  '/gestion/taxes': { 'new-change': [MAIN_DIALOG] },
  '/gestion/technicians': { 'new-technician': [MAIN_DIALOG] },
  '/gestion/incidents': { 'new-incident': [MAIN_DIALOG] },
  '/gestion/support': { 'new-day': [MAIN_DIALOG] },
  '/gestion/release-notes': {
    write: [MAIN_DIALOG],
    publish: [
      'tbody tr:has(:text-matches("^(Brouillon|Draft)$")) button[popovertarget] >> nth=0',
      button('Publier ou', 'Publish or'),
    ],
  },
};

/** Parts that open on a screen when it is pressed: menus, panels of filters, dialogs. */
export const PRESSED: Readonly<Record<string, Readonly<Record<string, Presses>>>> = {
  '/': { refused: [SENT_EMPTY] },
  '/registration': { refused: [SENT_EMPTY] },
  '/reset-password': { refused: [SENT_EMPTY] },
  '/sales/estimates/new': { refused: [button('Enregistrer', 'Save')] },
  '/dashboard': {
    // on a wide window the only one that opens something
    navigation: ['header button[aria-expanded] >> visible=true >> nth=0'],
    account: ['header button[aria-expanded] >> visible=true >> nth=-1'],
  },
  '/logs': { filter: ['search button[aria-expanded] >> nth=0'], export: [button('Exporter', 'Export')] },
  '/sales': { filter: ['search button[aria-expanded] >> nth=0'], export: [button('Exporter', 'Export')] },
  '/devices': { dialog: ['main button[data-variant] >> nth=0'], menu: ['tbody button[popovertarget] >> nth=0'] },
  '/contacts': {
    dialog: ['main button[data-variant] >> nth=0'],
    refused: ['main button[data-variant] >> nth=0', button('Envoyer l', 'Send the')],
    ownership: [button('Transférer la', 'Transfer the')],
  },
  '/businesses': { add: [button('Ajouter un', 'Add a')], menu: [ROW_MENU] },
  '/businesses?open=:offer': {
    refused: [button('Accepter la', 'Accept the')],
    decline: [button('Refuser', 'Decline')],
  },
  '/contact': { ticket: [FIRST_LINK], refused: [button('Envoyer$', 'Send$')] },
  '/profile': {
    refused: [button('Changer le', 'Change the')],
    join: [button('Réunir', 'Join')],
    dialog: ['main button[data-color=red] >> nth=0'],
  },
  ...OPENED_BY_ADMINISTRATORS,
  '/admin/merchantlist': { ...OPENED_BY_ADMINISTRATORS['/admin/merchantlist'], menu: [ROW_MENU] },
};
