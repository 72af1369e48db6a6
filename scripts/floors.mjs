/** Areas, and which others each may know. @type {Readonly<Record<string, readonly string[]>>} */
export const AREAS = {
  base: [],
  people: ['base'],
  sales: ['base'],
  money: ['base'],
  provider: ['base', 'sales'],
  help: ['base'],
};

/**
 * Rooms by floor, the ground first. A room may know those of the floors below it, and none of its own floor or above.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const FLOORS = {
  'domain/src/base': [
    'access amounts certificates codes incidents jobs results',
    'exports sessions',
    'mail',
    'search',
    'merchants',
    'calendar files languages',
    'accounting figures support-settings taxes',
    'activity-log',
    'audit',
  ],
  'domain/src/people': ['impersonation merchant-batches message-templates ownership partners registration users'],
  'domain/src/sales': [
    'bills devices employees estimates menu transmission-health transmissions',
    'acceptance contracts menu-provider reports',
  ],
  'domain/src/money': ['cards commissions invoices plan promo-codes revenue', 'payments subscriptions', 'price-moves'],
  'domain/src/provider': ['pos-sign-in'],
  'domain/src/help': ['appointments installation release-notes support', 'technicians'],
  'api/src/features/base': [
    'access accounting record restores',
    'audit incidents jobs key-rotation mail search',
    'exports sessions support-settings taxes',
    'figures merchants',
    'activity-log',
  ],
  'api/src/features/people': [
    'impersonation message-templates profile registration users',
    'contacts partners',
    'memberships merchant-batches',
    'ownership',
  ],
  'api/src/features/sales': [
    'certification menu proof server-certificate transmission-health',
    'employees menu-provider reports',
    'devices',
    'bills',
    'contracts device-reports transmissions',
    'customers estimates',
    'acceptance',
  ],
  'api/src/features/sales/bills': ['lanes read', 'paper take'],
  'api/src/features/money': [
    'cards commissions plan promo-codes revenue',
    'price-moves',
    'invoices',
    'payments subscriptions',
  ],
  'api/src/features/provider': ['pos-connection', 'pos-data pos-sign-in'],
  'api/src/features/help': ['installation notes release-notes support technicians', 'appointments'],
  'web/src/shared': [
    'front-frame guides legal receipts sessions',
    'access http',
    'errors taxes',
    'estimates forms lists',
    'accounting confirmation impersonation people queries screens',
    'activity-log cards certification customers devices installation invoices live mail merchants messages pos-connection profile release-notes reports subscriptions support transmissions',
    'appointments overview payments',
  ],
  'terminal/src': [
    'comptoir journal',
    'texts',
    'export terminal',
    'bills',
    'menu submission',
    'enrolment',
    'shift',
    'clock',
    'selling',
    'contracts',
    'node upkeep',
    'rush',
    'cli',
  ],
  'websrm/src': ['signing', 'requests', 'certificates receipts recipes'],
  'simulators/src': ['loopback', 'page shared', 'authority cards clover mailbox', 'cli'],
};
