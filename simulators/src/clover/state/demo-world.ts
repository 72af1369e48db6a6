type Taxes = 'fr' | 'en' | 'combined';

/** A merchant of the demo world: what differs from one to the next. Devices and addresses are those that the portal shows. */
export interface DemoMerchant {
  readonly key: string;
  readonly name: string;
  readonly address: readonly [line: string, city: string, zip: string];
  readonly phone: string;
  readonly email: string;
  readonly owner: string;
  readonly devices: readonly (readonly [name: string, serial: string])[];
  /** Names of the taxes, or `combined`: set up wrongly, as one rate. */
  readonly taxes?: Taxes;
  readonly timezone?: 'America/Halifax';
  /** Employees beside the four whom every merchant has. */
  readonly alsoEmployed?: readonly string[];
  /** Unless the portal has never heard of this merchant. */
  readonly isInstalled?: false;
}

export const DEMO_WORLD: readonly DemoMerchant[] = [
  {
    key: 'bistro',
    name: 'Bistro du Quai',
    address: ['200-45, rue du Sault-au-Matelot', 'Québec', 'G1K 3Z4'],
    phone: '418-555-0142',
    email: 'merchant@comptoir.test',
    owner: 'Camille Roy',
    devices: [
      ['Caisse du comptoir', 'C045UQ10420001'],
      ['Bar', 'C045UQ10420002'],
      ['Terrasse', 'C503UQ10420003'],
    ],
  },
  {
    key: 'traiteur',
    name: 'Traiteur Les Trois Pignons',
    address: ['1180, avenue Cartier', 'Québec', 'G1R 2S7'],
    phone: '418-555-0175',
    email: 'traiteur@comptoir.test',
    owner: 'Élise Pelletier',
    // bears the owner's name
    alsoEmployed: ['Élise Pelletier'],
    devices: [['Cuisine', 'C503UQ20110001']],
  },
  {
    key: 'nouveau',
    name: 'Café Nouvelle-Vague',
    address: ['4577, rue Saint-Denis', 'Montréal', 'H2J 2L4'],
    phone: '514-555-0118',
    email: 'nouveau@comptoir.test',
    owner: 'Samuel Côté',
    devices: [],
    taxes: 'en',
  },
  {
    key: 'poutinerie',
    name: 'La Roulotte à Poutine',
    address: ['88, rue Saint-Viateur', 'Montréal', 'H2T 1A4'],
    phone: '514-555-0131',
    email: 'bonjour@laroulotte.test',
    owner: 'Maxime Bouchard',
    devices: [['Guichet', 'C045UQ30010001']],
  },
  {
    key: 'iles',
    name: 'Cantine des Îles',
    address: ['1255, chemin de La Vernière', 'Les Îles-de-la-Madeleine', 'G4T 3E6'],
    phone: '418-555-0199',
    email: 'bonjour@cantinedesiles.test',
    owner: 'Gisèle Arseneau',
    devices: [['Comptoir', 'C503UQ40020001']],
    timezone: 'America/Halifax',
  },
  {
    key: 'taverne',
    name: 'Taverne du Faubourg',
    address: ['2034, rue Ontario Est', 'Montréal', 'H2K 1V3'],
    phone: '438-555-0126',
    email: 'bonjour@tavernedufaubourg.test',
    owner: 'Réjean Thibault',
    devices: [
      ['Zinc', 'C503UQ50030001'],
      ['Mezzanine', 'C045UQ50030002'],
    ],
    taxes: 'combined',
  },
  {
    key: 'cremerie',
    name: 'Crèmerie du Vieux-Port',
    address: ['12, rue de la Commune Est', 'Montréal', 'H2Y 1J1'],
    phone: '514-555-0164',
    email: 'bonjour@cremerievieuxport.test',
    owner: 'Florence Dubé',
    devices: [['Fenêtre', 'C045UQ60040001']],
  },
  {
    key: 'sushi',
    name: 'Sushi Saint-Roch',
    address: ['540, rue Saint-Joseph Est', 'Québec', 'G1K 3B9'],
    phone: '581-555-0103',
    email: 'bonjour@sushisaintroch.test',
    owner: 'Minh Anh Nguyen',
    // in characters that Revenu Québec does not take
    alsoEmployed: ['Дмитрий Волков'],
    devices: [['Caisse', 'C503UQ70050001']],
    taxes: 'en',
  },
  {
    key: 'brasserie',
    name: 'Brasserie Chaudière',
    address: ['77, rue Montcalm', 'Gatineau', 'J8X 2L9'],
    phone: '819-555-0157',
    email: 'bar@comptoir.test',
    owner: 'Patrick Lalonde',
    devices: [['Bar principal', 'C503UQ80060001']],
  },
  {
    key: 'dejeuner',
    name: 'Déjeuner chez Fernande',
    address: ['315, rue King Ouest', 'Sherbrooke', 'J1H 1R2'],
    phone: '819-555-0188',
    email: 'bonjour@chezfernande.test',
    owner: 'Fernande Gosselin',
    devices: [['Entrée', 'C045UQ90070001']],
  },
  {
    key: 'crepes',
    name: 'Crêpes & Cie',
    address: ['9, rue Notre-Dame', 'Trois-Rivières', 'G9A 4X5'],
    phone: '819-555-0111',
    email: 'bonjour@crepesetcie.test',
    owner: 'Yann Le Goff',
    devices: [['Camion', 'C045UQ91080001']],
  },
  {
    key: 'gare',
    name: 'Buffet de la Gare',
    address: ['2, place de la Gare', 'Rimouski', 'G5L 1T3'],
    phone: '418-555-0120',
    email: 'bonjour@buffetdelagare.test',
    owner: 'Denise Saint-Pierre',
    devices: [['Buffet', 'C503UQ92090001']],
  },
  {
    key: 'mado',
    name: 'Bar Laitier Chez Mado',
    address: ['101, rue Principale', 'Saint-Sauveur', 'J0R 1R0'],
    phone: '450-555-0177',
    email: 'mado@barlaitier.test',
    owner: 'Madeleine Tremblay',
    devices: [['Comptoir', 'C045UQ93100001']],
    isInstalled: false,
  },
];
