/** The merchant information as a user types it into an empty form; all of it right. */
export const TYPED_INFORMATION = {
  isTraiteur: false,
  authorization_code: 'a1b2 c3d4',
  file_number: 'er 0001',
  qst_number: '1234567890 TQ 0001',
  gst_number: '123456782 rt 0001',
  time_zone: 'America/Montreal',
  sub_sector: 'restaurant',
  company_name: ' Bistro  du Quai ',
  area_code: '',
  phone_number: '(418) 555-0142',
  civic_number: '100 - 3800',
  address: 'rue de l’Église',
  city: 'Québec',
  postal_code: 'g1k 3z4',
} as const;

/** The same as it is kept. */
export const KEPT_INFORMATION = {
  file_number: 'ER0001',
  qst_number: '1234567890TQ0001',
  gst_number: '123456782RT0001',
  time_zone: 'America/Montreal',
  sub_sector: 'restaurant',
  company_name: 'Bistro du Quai',
  area_code: '418',
  phone_number: '5550142',
  civic_number: '100-3800',
  address: "rue de l'Église",
  city: 'Québec',
  postal_code: 'G1K3Z4',
} as const;
