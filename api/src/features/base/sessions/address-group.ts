import { isIPv6 } from 'node:net';

/**
 * The addresses that one party has at will, as one: an IPv4 address, or the first 64 bits of an IPv6 address, since a
 * household is given that many.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%', 1);
  const [head = '', tail = ''] = bare.toLowerCase().split('::');
  const [front, back] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}

const groupsOf = (part: string): string[] =>
  part.split(':').flatMap((group) => (group === '' ? [] : [group.replace(/^0+(?=.)/, '')]));
