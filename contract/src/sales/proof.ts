import { z } from 'zod';
import { endpoint, merchantScope } from '../endpoint.ts';

export const exportProof = endpoint({
  method: 'GET',
  path: '/proof',
  access: 'read-bills',
  summary: 'Proof of the bills of some days',
  description:
    'An archive that can be verified without the portal: the exact signed bills, the requests to the authority with its replies, the ' +
    'certificates, a list with the hash of each file, and two tools that verify it, a page that opens from disk and a program for ' +
    'Node. `from` and `to` are days of the merchant’s zone, both included. Of each device it holds every bill from the first to the ' +
    'last of the period, so that the chain has no gap. The seal at its very end covers every byte before it: a file without it was ' +
    'cut. At most 500,000 bills; more are refused as `too-many-bills`. The download is itself an event of the activity log.',
  replyForm: 'zip',
  query: merchantScope.extend({ from: z.iso.date(), to: z.iso.date() }),
  reply: z.null(),
});
