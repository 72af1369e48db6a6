/**
 * Invoices that were due and are not paid, as a source of rows `i` until `:now`. What is unpaid is among what an index keeps of the slow
 * ones; it is found by these words. The list of who owes, the counts and the health of a merchant all mean these.
 */
export const UNPAID_INVOICES = `invoices i where (i.paid_at is null or i.paid_at - i.created_at > interval '48 hours')
  and coalesce(i.paid_at, 'infinity') = 'infinity' and i.due_at <= :now and i.state not in ('paid', 'credited')`;
