import { addressOf } from '../lib/addresses';
import { styled } from '../theme/stitches.config';

const Icon = styled('svg', { width: '18px', height: '18px', fill: 'currentColor' });

/** The icon of a social network, from `public/social.svg`; the link around it has the accessible name. */
export function SocialIcon({ network }: { readonly network: 'linkedIn' | 'x' }) {
  return (
    <Icon aria-hidden="true">
      <use href={addressOf(`/social.svg#${network}`)} />
    </Icon>
  );
}
