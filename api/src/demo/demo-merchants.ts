import type { MerchantTimeZone, SubSector } from '@comptoir/domain/base/merchants/merchant-information';

/** A till of the demo world. `certificate` is the state it is shown in; without history it was never linked. */
export interface DemoDevice {
  readonly name: string;
  readonly model: string;
  readonly serial: string;
  readonly billsPerDay: number;
  readonly certificate: 'none' | 'valid' | 'renewable' | 'expiring' | 'expired' | 'revoked';
}

/** A merchant of the demo world. `number` makes its tax numbers; null fields are those of an unfinished registration. */
export interface DemoMerchant {
  readonly key: string;
  readonly companyName: string;
  readonly partner: 'boreal' | 'estuaire' | null;
  readonly subSector: SubSector | null;
  readonly isCaterer?: boolean;
  readonly timeZone?: MerchantTimeZone;
  readonly tax: { readonly qst: string; readonly gst: string; readonly file: string; readonly code: string } | null;
  readonly address: readonly [civic: string, street: string, city: string, postalCode: string] | null;
  readonly phone: readonly [areaCode: string, number: string];
  readonly subscriptionCompleted?: boolean;
  readonly active?: boolean;
  readonly devices: readonly DemoDevice[];
}

const tax = (...[qst, gst, file, code]: readonly [string, string, string, string]) => ({
  qst: `${qst}TQ0001`,
  gst: `${gst}RT0001`,
  file,
  code,
});

const till = (
  ...[name, serial, billsPerDay, certificate = 'valid']: readonly [string, string, number, DemoDevice['certificate']?]
): DemoDevice => ({
  name,
  model: serial.startsWith('C045') ? 'Flex 3' : 'Station Duo 2',
  serial,
  billsPerDay,
  certificate,
});

/** The twelve merchants: every sub-sector, a caterer, the Magdalen Islands, one paused, one unfinished. */
export const DEMO_MERCHANTS: readonly DemoMerchant[] = [
  {
    key: 'bistro',
    companyName: 'Bistro du Quai',
    partner: 'boreal',
    subSector: 'restaurant',
    tax: tax('4071234567', '812345676', 'ER0042', 'K4M7-R2T9'),
    address: ['200-45', 'rue du Sault-au-Matelot', 'Québec', 'G1K3Z4'],
    phone: ['418', '5550142'],
    devices: [
      till('Caisse du comptoir', 'C045UQ10420001', 0, 'none'),
      till('Bar', 'C045UQ10420002', 14),
      till('Terrasse', 'C503UQ10420003', 9, 'renewable'),
    ],
  },
  {
    key: 'traiteur',
    companyName: 'Traiteur Les Trois Pignons',
    partner: 'boreal',
    subSector: 'restaurant',
    isCaterer: true,
    tax: tax('1023456789', '834567893', 'ER0108', 'B6H3-T8W1'),
    address: ['1180', 'avenue Cartier', 'Québec', 'G1R2S7'],
    phone: ['418', '5550175'],
    devices: [till('Cuisine', 'C503UQ20110001', 4)],
  },
  {
    key: 'nouveau',
    companyName: 'Café Nouvelle-Vague',
    partner: null,
    subSector: null,
    tax: null,
    address: null,
    phone: ['514', '5550118'],
    subscriptionCompleted: false,
    active: false,
    devices: [],
  },
  {
    key: 'poutinerie',
    companyName: 'La Roulotte à Poutine',
    partner: 'boreal',
    subSector: 'food_truck',
    tax: tax('1034567891', '845678903', 'ER0211', 'C2P9-M4L6'),
    address: ['88', 'rue Saint-Viateur', 'Montréal', 'H2T1A4'],
    phone: ['514', '5550131'],
    devices: [till('Guichet', 'C045UQ30010001', 16)],
  },
  {
    key: 'iles',
    companyName: 'Cantine des Îles',
    partner: 'estuaire',
    subSector: 'restaurant',
    timeZone: 'America/Halifax',
    tax: tax('1045678912', '856789011', 'ER0305', 'D7K1-S5V8'),
    address: ['1255', 'chemin de La Vernière', 'Les Îles-de-la-Madeleine', 'G4T3E6'],
    phone: ['418', '5550199'],
    devices: [till('Comptoir', 'C503UQ40020001', 7)],
  },
  {
    key: 'taverne',
    companyName: 'Taverne du Faubourg',
    partner: 'boreal',
    subSector: 'bar',
    tax: tax('1056789123', '867890121', 'ER0412', 'F3R6-N9C2'),
    address: ['2034', 'rue Ontario Est', 'Montréal', 'H2K1V3'],
    phone: ['438', '5550126'],
    devices: [till('Zinc', 'C503UQ50030001', 11, 'expiring'), till('Mezzanine', 'C045UQ50030002', 3, 'revoked')],
  },
  {
    key: 'cremerie',
    companyName: 'Crèmerie du Vieux-Port',
    partner: 'estuaire',
    subSector: 'restaurant',
    tax: tax('1067891234', '878901230', 'ER0533', 'G9T4-L1H7'),
    address: ['12', 'rue de la Commune Est', 'Montréal', 'H2Y1J1'],
    phone: ['514', '5550164'],
    active: false,
    devices: [till('Fenêtre', 'C045UQ60040001', 5, 'expired')],
  },
  {
    key: 'sushi',
    companyName: 'Sushi Saint-Roch',
    partner: 'estuaire',
    subSector: 'restaurant',
    tax: tax('1078912345', '889012340', 'ER0617', 'H5V2-P8M4'),
    address: ['540', 'rue Saint-Joseph Est', 'Québec', 'G1K3B9'],
    phone: ['581', '5550103'],
    devices: [till('Caisse', 'C503UQ70050001', 8)],
  },
  {
    key: 'brasserie',
    companyName: 'Brasserie Chaudière',
    partner: 'boreal',
    subSector: 'bar',
    tax: tax('1089123456', '890123458', 'ER0724', 'J1W8-R6T3'),
    address: ['77', 'rue Montcalm', 'Gatineau', 'J8X2L9'],
    phone: ['819', '5550157'],
    devices: [till('Bar principal', 'C503UQ80060001', 9)],
  },
  {
    key: 'dejeuner',
    companyName: 'Déjeuner chez Fernande',
    partner: null,
    subSector: 'restaurant',
    tax: tax('1091234567', '801234568', 'ER0838', 'L8C5-V2K9'),
    address: ['315', 'rue King Ouest', 'Sherbrooke', 'J1H1R2'],
    phone: ['819', '5550188'],
    devices: [till('Entrée', 'C045UQ90070001', 6)],
  },
  {
    key: 'crepes',
    companyName: 'Crêpes & Cie',
    partner: 'estuaire',
    subSector: 'food_truck',
    tax: tax('1102345678', '812345692', 'ER0945', 'M2H7-W4P1'),
    address: ['9', 'rue Notre-Dame', 'Trois-Rivières', 'G9A4X5'],
    phone: ['819', '5550111'],
    devices: [till('Camion', 'C045UQ91080001', 6)],
  },
  {
    key: 'gare',
    companyName: 'Buffet de la Gare',
    partner: 'boreal',
    subSector: 'restaurant',
    isCaterer: true,
    tax: tax('1113456789', '823456793', 'ER1051', 'N6L3-C9R5'),
    address: ['2', 'place de la Gare', 'Rimouski', 'G5L1T3'],
    phone: ['418', '5550120'],
    devices: [till('Buffet', 'C503UQ92090001', 5)],
  },
];

/** The partners of the demo world. */
export const DEMO_PARTNERS = { boreal: 'Services Boréal', estuaire: 'Caisses de l’Estuaire' } as const;

/** Password of every demo account. */
export const DEMO_PASSWORD = 'comptoir-demo';

const ACCOUNTANT = 'comptable@comptoir.test';

/** Accounts that can sign in, with the role and the merchant or partner of each: the accountant has two places. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@comptoir.test', name: 'Dominique Lavoie', role: 'admin', of: null },
  { email: 'admin2@comptoir.test', name: 'Sacha Bergeron', role: 'admin', of: null },
  { email: 'partner@comptoir.test', name: 'Noémie Gagnon', role: 'partner', of: 'boreal' },
  { email: 'merchant@comptoir.test', name: 'Camille Roy', role: 'merchant', of: 'bistro' },
  { email: 'traiteur@comptoir.test', name: 'Élise Pelletier', role: 'merchant', of: 'traiteur' },
  { email: 'bar@comptoir.test', name: 'Patrick Lalonde', role: 'merchant', of: 'brasserie' },
  { email: 'nouveau@comptoir.test', name: 'Samuel Côté', role: 'merchant', of: 'nouveau' },
  { email: ACCOUNTANT, name: 'Geneviève Trudel', role: 'merchant', of: 'bistro', right: 'accountant' },
  { email: ACCOUNTANT, name: 'Geneviève Trudel', role: 'merchant', of: 'brasserie', right: 'accountant' },
] as const;
