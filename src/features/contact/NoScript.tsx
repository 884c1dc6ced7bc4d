import { owner } from '../../config/owner';
import { contactForm } from '../../content/contactForm';
import { styled } from '../../theme/stitches.config';

/** Browsers display it only where scripts are disabled. */
const Notice = styled('noscript', { display: 'block', marginBottom: '1rem' });

/** Says that a form needs scripts, and where to write instead. */
export const NoScript = () => <Notice>{`${contactForm.noScript} ${owner.SITE_EMAIL}.`}</Notice>;
