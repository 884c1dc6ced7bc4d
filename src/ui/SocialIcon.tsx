import { styled } from '../theme/stitches.config';

const Icon = styled('svg', { width: '18px', height: '18px', fill: 'currentColor' });

const drawings = {
  linkedIn:
    'M2 6h3v10H2zM3.5 1.5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM7 6h2.9v1.4C10.4 6.5 11.5 5.8 13 5.8c2.7 0 3.5 1.7 3.5 4.2v6h-3v-5.3c0-1.3-.3-2.3-1.6-2.3-1.4 0-1.9 1-1.9 2.3V16H7z',
  x: 'M1.5 1.5h4.7l3.5 4.9 4.2-4.9h2.2l-5.4 6.3 6.1 8.7h-4.7L8.3 11.2l-4.6 5.3H1.5l5.8-6.7zm2.9 1.4 8.5 12.2h1.2L5.6 2.9z',
} as const;

/** The icon of a social network; the link around it has the accessible name. */
export function SocialIcon({ network }: { readonly network: keyof typeof drawings }) {
  return (
    <Icon viewBox="0 0 18 18" aria-hidden="true">
      <path d={drawings[network]} />
    </Icon>
  );
}
