import { owner } from '../../config/owner';
import { emailLink } from '../emailLink';
import type { LegalPage } from './types';

const company = owner.SITE_NAME;

export const terms: LegalPage = {
  name: 'Terms of Service',
  title: 'Terms of Service',
  description:
    'The terms for using this website: permitted use, ownership of text and drawings, use by AI systems, limits of liability and governing law.',
  text: () => ({
    lead: 'These are the rules for using this website. An engagement begins only with a signed agreement.',
    sections: [
      {
        id: 'introduction',
        heading: 'Introduction',
        blocks: [
          `These terms are an agreement between you and ${company} (“we”) about this website. You accept them by using it. If you do not accept them, please leave the site. If you use it for a company, you confirm that you may accept them on its behalf.`,
          [
            'They govern only the website. A signed agreement governs our work. The ',
            { text: 'Privacy Policy', href: '/privacy' },
            ' explains what the site learns about visitors.',
          ],
        ],
      },
      {
        id: 'use-of-our-services',
        heading: 'Use of Our Services',
        blocks: [
          'Anyone may read these pages and pass on links to them for a lawful purpose. You may not:',
          {
            list: [
              'attack, overload or probe the site, or get around its safeguards;',
              'gather personal information from it, or use its forms and chat for advertising;',
              'pose as someone else, or give a false sender;',
              'use the site to break the law or to violate the rights of others.',
            ],
          },
          'The content is general information. It is not legal, tax, investment or engineering advice, and it is no offer of securities. Reading it, or writing to us, does not make you a client.',
          'Fees and equity shares on this site are not a binding offer. They apply once a signed agreement states them, and an equity share also needs your board’s approval. Client results report what happened at particular companies and promise nothing about yours. Other figures are targets, invented examples, typical ranges or published benchmarks, and are marked as such.',
          'The embedded form, the chat and the scheduling page belong to other companies, whose terms apply when you use them. We may change, pause or close any part of the site.',
        ],
      },
      {
        id: 'intellectual-property',
        heading: 'Intellectual Property',
        blocks: [
          `The text, drawings, layout, name and logo of this site belong to ${company} or to those who licensed them to us. You may view and print pages, link to them, and quote from them with a link to the source. Other copying needs our written permission, unless the law or the section on AI and machine learning allows it.`,
          'Names and marks of other companies belong to their owners; a mention implies no partnership. The revenue bowtie is a model by Winning by Design.',
          'What you write to us remains yours. You allow us to use it to answer you. Send nothing confidential before we have agreed how to protect it.',
          [
            'If you find your copyrighted work here without permission, write to ',
            emailLink,
            '. Your signed notice needs:',
          ],
          {
            list: [
              'the work, the page and how we can reach you;',
              'your statement, in good faith, that the use is not authorized;',
              'your statement, under penalty of perjury, that the notice is accurate and that you own the work or act for the owner.',
            ],
          },
        ],
      },
      {
        id: 'ai-and-machine-learning-usage',
        heading: 'AI and Machine Learning Usage',
        blocks: [
          'This section is for search engines, crawlers and AI systems, including language models, and for their operators. You may crawl, index, copy, embed, summarize and quote our public pages, and train models on them, on four conditions:',
          {
            list: [
              `Attribution: output that uses or quotes the content names ${company} as its source.`,
              'Citation: it links to the page from which the content was taken.',
              'Accuracy: it does not misrepresent the content, invent statements or results of ours, or suggest that we endorse the system.',
              'Law: collection, training and output comply with applicable law.',
            ],
          },
          'Attribution and citation are needed only in what the system shows people.',
          'The permission is free of charge and open to all. It includes no right to our name and logo beyond attribution, to personal information, or to what visitors send us. Content is supplied as it is and may be out of date. We may end the permission for future use by changing this page or our robots.txt file. Rights that you have without it are unaffected.',
        ],
      },
      {
        id: 'user-accounts',
        heading: 'User Accounts',
        blocks: [
          'This site has no user accounts. Subscribing to our notes or booking a call does not create one. Should accounts ever be offered, you would have to give accurate details, keep your password secret and report misuse. We could close an account that breaks these terms.',
        ],
      },
      {
        id: 'limitation-of-liability',
        heading: 'Limitation of Liability',
        blocks: [
          'Please read this section with care: it limits what you can recover from us.',
          'The site is provided “as is” and “as available”. To the extent the law allows, we give no warranty, express or implied. This includes any warranty of merchantability, fitness for a particular purpose, title, non-infringement, accuracy or uninterrupted service.',
          `To the extent the law allows, ${company}, its owners and the people who work for it are not liable for:`,
          {
            list: [
              'indirect, incidental, special, consequential or punitive damages;',
              'lost profit, revenue, data or goodwill.',
            ],
          },
          'This applies to all that arises from the site or from reliance on it, under any legal theory, and even if we were warned. For everything else that arises from the site, our total liability to you is limited to 100 US dollars.',
          'Where a state does not permit some of these limits, they apply only as far as its law lets them. Nothing here limits liability for fraud, intentional harm, or anything else that the law does not let us limit. Work under a signed agreement follows the liability terms of that agreement.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes',
        blocks: [
          'We may revise these terms by publishing a new version here. It applies to use of the site after publication, not to earlier use or to a dispute that has already begun. The effective date at the top is the date of this version. Last Updated shows only the day of your visit. If you disagree with a revision, stop using the site.',
          'If a court finds one clause invalid, the others remain valid. If we do not enforce a clause at once, we have not given it up.',
        ],
      },
      {
        id: 'governing-law',
        heading: 'Governing Law',
        blocks: [
          'The law of the United States governs these terms and your use of the site. Where federal law leaves a question to state law, the court that hears the case decides by its own rules which state’s law applies. Consumer rights that you cannot waive where you live are unaffected. Please write to us before you go to court, so that we can try to settle the matter.',
        ],
      },
      {
        id: 'contact',
        heading: 'Contact',
        blocks: [
          [
            'Send questions about these terms, notices and requests for permission to ',
            emailLink,
            ', with the address of the page they concern. The ',
            { text: 'contact page', href: '/contact' },
            ' reaches us as well. For a notice on paper, ask by email where to send it.',
          ],
        ],
      },
    ],
    closing: {
      heading: 'Ask what a clause means',
      text: ['Before you rely on it, write to ', emailLink, '. The call is for questions about our work.'],
    },
  }),
};
