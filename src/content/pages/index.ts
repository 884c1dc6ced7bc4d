import type { RoutePath } from '../../routes/table';
import { about } from './about';
import { blog } from './blog';
import { careers } from './careers';
import { caseStudies } from './caseStudies';
import { contact } from './contact';
import { howWeWork } from './howWeWork';
import { industries } from './industries';
import { privacy } from './privacy';
import { resources } from './resources';
import { technologies } from './technologies';
import { terms } from './terms';
import type { PageIntro } from './types';

/** The pages that exist once, by path. */
export const pageIntros: Readonly<Partial<Record<RoutePath, PageIntro>>> = {
  '/industries': industries,
  '/technologies': technologies,
  '/how-we-work': howWeWork,
  '/resources': resources,
  '/resources/blog': blog,
  '/resources/case-studies': caseStudies,
  '/contact': contact,
  '/about': about,
  '/careers': careers,
  '/privacy': privacy,
  '/terms': terms,
};
