import type { Look } from '@comptoir/domain/base/merchants/attention';
import { Link } from '@tanstack/react-router';

interface LookLinkProps {
  readonly look: Look;
  readonly children: string;
}

/** Leads from a tile to the merchants that its figure is of, further down on the same screen. */
export const LookLink = ({ look, children }: LookLinkProps) => (
  <Link to="." search={({ cursor: _cursor, ...before }) => ({ ...before, look })} resetScroll={false}>
    {children}
  </Link>
);
