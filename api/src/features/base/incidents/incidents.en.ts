/** English texts of the register as a file. */
export const incidentsEn = {
  fileName: 'incident-register.csv',
  head: [
    'Number',
    'Revision',
    'Circumstances',
    'Personal information',
    'From',
    'Until',
    'Discovered',
    'People concerned',
    'Risk of serious injury',
    'Reasons',
    'Commission notified',
    'People notified',
    'Measures',
    'Written at',
    'Written by',
    'Kept until',
  ],
  yes: 'Yes',
  no: 'No',
};

export type IncidentTexts = typeof incidentsEn;
