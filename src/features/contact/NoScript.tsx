import { owner } from '../../config/owner';
import { contactForm } from '../../content/contactForm';
import { styled } from '../../theme/stitches.config';
import { END, START } from '../../ui/Field';

/** Browsers display it only where scripts are disabled. */
const Notice = styled('noscript', { display: 'block', padding: `1rem ${END} 1rem ${START}` });

/** Says that a form needs scripts, and where to write instead. */
export const NoScript = () => <Notice>{`${contactForm.noScript} ${owner.SITE_EMAIL}.`}</Notice>;
