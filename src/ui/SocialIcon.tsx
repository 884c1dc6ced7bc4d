import { styled } from '../theme/stitches.config';

const Icon = styled('svg', { width: '18px', height: '18px', fill: 'currentColor' });

const drawings = {
  linkedIn:
    'M2 6h3v10H2zM3.500 1.500a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zM7 6h2.900v1.400C10.400 6.500 11.500 5.800 13 5.800c2.700 0 3.500 1.700 3.500 4.200v6h-3v-5.300c0-1.300-.3-2.300-1.600-2.300-1.400 0-1.900 1-1.900 2.300V16H7z',
  x: 'M1.500 1.500h4.700l3.500 4.900 4.200-4.900h2.200l-5.400 6.300 6.100 8.700h-4.700L8.300 11.200l-4.600 5.300H1.500l5.800-6.700zm2.900 1.400 8.500 12.200h1.200L5.600 2.900z',
} as const;

/** The mark of a social network; the link around it carries the name. */
export function SocialIcon({ network }: { readonly network: keyof typeof drawings }) {
  return (
    <Icon viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path d={drawings[network]} />
    </Icon>
  );
}
