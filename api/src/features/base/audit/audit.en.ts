/** The exported file in English. */
export const auditEn = {
  fileName: 'audit.csv',
  columns: [
    'Position',
    'Time (UTC)',
    'User',
    'Email',
    'Role',
    'Acting for',
    'Action',
    'Description',
    'Merchant',
    'Subject type',
    'Subject',
    'Subject name',
    'Before',
    'After',
    'Address',
    'Browser',
    'Request',
    'Row',
  ],
};
