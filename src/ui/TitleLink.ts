import { styled } from '../theme/stitches.config';
import { transitions } from '../theme/tokens';
import { Link } from './Link';

/** The link of a heading: styled like the heading, underlined on hover. */
export const TitleLink = styled(Link, {
  textDecoration: 'underline transparent',
  textDecorationThickness: '2px',
  textUnderlineOffset: '.16em',
  transition: `text-decoration-color ${transitions.fast}`,
  '@hover': { '&:hover': { textDecorationColor: 'var(--line)' } },
});
