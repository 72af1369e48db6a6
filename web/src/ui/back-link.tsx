import { Link, type LinkProps } from '@tanstack/react-router';
import { TEXT_TARGET } from './text-target.ts';

/** Leads up to the list. A link is current where its address begins the page's, if nothing else is said: this one never is. */
export const BackLink = ({ to, children }: Required<Pick<LinkProps, 'to'>> & { readonly children: string }) => (
  <Link to={to} className={TEXT_TARGET} activeOptions={{ exact: true }}>
    {children}
  </Link>
);
