import { owner } from '../../config/owner';
import { emailLink } from '../emailLink';
import type { LegalPage } from './types';

const company = owner.SITE_NAME;

export const privacy: LegalPage = {
  name: 'Privacy Policy',
  title: 'Privacy Policy',
  description:
    'What this website collects, how it is used, which kinds of provider process it, how cookies work, and how AI systems may use what we publish.',
  text: () => ({
    lead: 'This site has no accounts. It receives what you type into a form or the chat and what your browser sends. The companies behind our form, chat and scheduling page also keep what you enter.',
    sections: [
      {
        id: 'introduction',
        heading: 'Introduction',
        blocks: [
          `This policy explains what ${company} (“we”) learns from this website and from messages outside an engagement, what we do with it, and what you can ask of us. The signed agreement governs data from clients and from companies that we check for them.`,
          'United States law applies to us, and your information may be processed in the United States. The site is not meant for children under 13, and we do not knowingly collect information from them.',
        ],
      },
      {
        id: 'information-we-collect',
        heading: 'Information We Collect',
        blocks: [
          'Through a form, the chat, the scheduling page or an email you may give us:',
          {
            list: [
              'your name and your email address;',
              'your phone number, if you choose to give it;',
              'the company you work for;',
              'anything else you choose to write.',
            ],
          },
          'Our own forms ask for a name, an email address and a message; the company is optional. They are on the home page and on the contact page, where an embedded form may appear first. The Subscribe form asks for an email address. Your browser computes the diagnosis and the price total. Both stay in your browser unless you send them or share a link that contains them. Leave out health details, account numbers and government identifiers.',
          'With every request, your browser sends its IP address, your device and software, the time, the page, and the page before it. Our hosting provider may keep these in server logs.',
          'Providers run the embedded form, the chat and the scheduling page, and record what you enter and how you use them. The chat provider receives, processes and stores the conversation while you type it. If you do not want that, write an email instead.',
        ],
      },
      {
        id: 'how-we-use-your-information',
        heading: 'How We Use Your Information',
        blocks: [
          'We use it to:',
          {
            list: [
              'answer you, hold the call you booked, and consider your application for work;',
              'send the notes you subscribed to;',
              'keep the site running, find faults and stop abuse;',
              'see in the server’s logs which pages are rarely read, and improve them;',
              'comply with the law, and establish or defend legal claims.',
            ],
          },
          'We keep a conversation while it is open, and afterward for as long as a contract, a tax rule or a possible claim requires. We keep applications for later roles until you ask us to delete them. We keep a subscriber’s address until you unsubscribe, which every email lets you do, and then a note of your refusal, so that we do not write again. Server logs are kept while security and repairs need them.',
          'Depending on the state or country you live in, you may have the right to:',
          {
            list: [
              'know what we hold about you, and receive a copy;',
              'correct or delete it;',
              'opt out of some uses;',
              'appeal if we refuse a request.',
            ],
          },
          [
            'To use a right, write to ',
            emailLink,
            '. We may check that the request is yours. We will not treat you worse for using a right.',
          ],
        ],
      },
      {
        id: 'ai-and-machine-learning-usage',
        heading: 'AI and Machine Learning Usage',
        blocks: [
          'AI systems, including language models, may index our public pages and learn from them, if they:',
          {
            list: [
              `attribute the content to ${company};`,
              'cite it with links to the pages it came from;',
              'do not misrepresent it;',
              'comply with the law.',
            ],
          },
          [
            'The details are in our ',
            { text: 'Terms of Service', href: '/terms#ai-and-machine-learning-usage' },
            '. The permission does not cover what you write to us or what your browser sends.',
          ],
          'We do not train AI models on information about visitors. A person reads applications for work; AI tools may sort or summarize other messages, and a person decides what is done. The first lines of the chat may be automatic. No decision with legal or similarly serious effect on you is left to software. The provider of the form, the chat or the scheduling page may use data in its tool as its own terms and privacy policy allow.',
        ],
      },
      {
        id: 'cookies-and-tracking-technologies',
        heading: 'Cookies and Tracking Technologies',
        blocks: [
          'Our pages set no cookies of their own. They note in your browser’s session storage how far you scrolled, so that you can go back to the same place. The note never leaves the browser and is deleted when you close the tab.',
          'The embedded form and the chat are tools of HubSpot, a customer platform. The chat’s script loads with the site. These tools may set:',
          {
            list: [
              '__hstc and hubspotutk, which recognize a returning browser and connect it with a form that was sent (six months);',
              '__hssc and __hssrc, which tell one visit from the next (30 minutes, and until the browser closes);',
              'messagesUtk, which finds your earlier chat again (six months).',
            ],
          },
          [
            'HubSpot may change these cookies and their lifetimes, and may add technical ones that tell people from automated traffic. See the ',
            { text: 'HubSpot privacy policy', href: 'https://legal.hubspot.com/privacy-policy' },
            '.',
          ],
          [
            'To refuse cookies, block or delete them in your browser, or block HubSpot’s scripts. Every page stays readable, and you can still write to ',
            emailLink,
            '.',
          ],
          'The site does not respond to Do Not Track signals. Global Privacy Control asks a site not to sell or share personal information; we do neither, with or without the signal. Providers whose tools run here may collect information about your activity over time and on other websites, under their own policies.',
        ],
      },
      {
        id: 'disclosure-of-your-information',
        heading: 'Disclosure of Your Information',
        blocks: [
          'We do not sell personal information, and we do not share it for advertising that follows you to other companies’ websites. We disclose it to:',
          {
            list: [
              'service providers that host the site, run the form, the chat, the scheduling page and the mailing list, carry our email, or provide AI tools, for that work;',
              'courts, authorities and other parties, where the law requires it or a person’s rights or safety depend on it;',
              'the parties and advisers to a merger, financing or sale of our business, as far as the transaction requires;',
              'others, when you ask for it or agree to it.',
            ],
          },
          'LinkedIn, X and the scheduling page belong to other companies, with policies of their own.',
        ],
      },
      {
        id: 'security',
        heading: 'Security',
        blocks: [
          'We use reasonable technical and organizational safeguards. The connection to the site is encrypted, and within our team only the people who work on messages read them.',
          'We cannot guarantee that what travels over the internet stays private. Do not send passwords or confidential documents through this site. If a breach affects your information, we give the notice the law requires.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes',
        blocks: [
          'When our practices change, this page changes, and a material change is announced at the top. This version applies from the effective date. Last Updated shows the day of your visit, and does not mean that the text has changed. We do not apply a material change to information collected earlier unless you agree.',
        ],
      },
      {
        id: 'contact',
        heading: 'Contact',
        blocks: [
          [
            'For questions, requests and complaints about privacy, write to ',
            emailLink,
            ' or use the ',
            { text: 'contact page', href: '/contact' },
            '. Name the state or country you live in if you rely on its law. Ask us for our postal address.',
          ],
        ],
      },
    ],
    closing: {
      heading: 'Ask about your data',
      text: ['Write to ', emailLink, ' and say which record it concerns.'],
    },
  }),
};
