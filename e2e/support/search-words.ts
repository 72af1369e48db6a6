/** Words in the search for anything. */
export const SEARCH_WORDS = {
  fr: {
    label: 'Rechercher',
    nothing: /^Rien trouvé\./,
    found: /^\d+ résultats?$/,
    groups: {
      screens: 'Pages',
      merchants: 'Commerçants',
      bills: 'Factures de vente',
      invoices: 'Factures de service',
      devices: 'Appareils',
      people: 'Personnes',
    },
    accounting: 'Comptabilité',
  },
  en: {
    label: 'Search',
    nothing: /^Nothing found\./,
    found: /^\d+ results?$/,
    groups: {
      screens: 'Pages',
      merchants: 'Merchants',
      bills: 'Bills',
      invoices: 'Service invoices',
      devices: 'Devices',
      people: 'People',
    },
    accounting: 'Accounting',
  },
} as const;
