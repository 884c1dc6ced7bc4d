import { artworkAddress } from '../artworks';
import { blogPath } from './blogPath';
import type { BlogPost } from './types';

export const ragTest: BlogPost = {
  title: 'Test a RAG system before anyone relies on it',
  excerpt:
    'Retrieval-augmented generation (RAG) answers from your documents. A scorecard of 100 questions shows which answers to trust.',
  category: 'Product Development',
  date: '2026-11-24',
  author: 'The AI practice',
  path: blogPath,
  image: artworkAddress('post-positioning'),
  text: () => [
    'A RAG system first searches your documents for passages, then a language model answers from them. Both parts fail, and they fail differently. A demonstration with five questions shows neither failure. This test needs 100 real questions, one expert and a spreadsheet.',
    [
      'Check first whether you need such a system. If your documents have fewer than 200,000 tokens, about 500 pages, Anthropic advised in ',
      { text: 'September 2024', href: 'https://www.anthropic.com/news/contextual-retrieval' },
      ' to put all of them into the prompt. Sums, counts and complete lists are questions for a database.',
    ],
    { heading: 'Build the question set' },
    {
      steps: [
        'Take 100 questions from tickets, emails and chats. Invented ones repeat the words of the documents, which makes the search look good.',
        'Choose 80 that the documents answer, and 20 that they do not.',
        'Let an expert mark the passage that answers each of the 80, and write the correct answer.',
        'Include old versions, tables, and documents that the person asking may not see. One leak fails the whole test.',
        'Set the pass marks now, from what a wrong answer costs you. Then freeze the 100: later questions are added, and these stay. A question that was used to improve the system no longer tests it.',
      ],
    },
    { heading: 'Scorecard with an example' },
    {
      table: {
        caption: 'One run of 100 questions, invented results',
        columns: ['Measure', 'Counted', 'Result', 'Pass mark'],
        rows: [
          ['Passage in the top five', '72 of 80', '90%', '90%'],
          ['Answer correct', '66 of 80', '82.5%', '85%'],
          ['Citation supports its sentence', '171 of 180', '95%', '95%'],
          ['Declined without a source', '17 of 20', '85%', '95%'],
        ],
      },
    },
    'Two rows fail. Correct answers are 2.5 points short. And the system answered three questions that the documents do not answer, so no source can confirm them.',
    'Where do the errors come from? Of 80 questions, 14 were answered wrongly. In 8 of them the search had not found the passage. In the other 6 it had. If the search found all 8 and the model used them, 74 of 80 would be correct: 92.5%. If the model made no error with the passages it got, 72 of 80 would be: 90%. So the search is repaired first, although the wrong sentences came from the model.',
    { heading: 'How sure is the result?' },
    [
      'With 80 questions, 82.5% is an estimate. The true share lies between 73% and 89% (95% confidence, by ',
      { text: 'Wilson’s interval', href: 'https://doi.org/10.1080/01621459.1927.10502953' },
      '). So the test cannot yet say whether the mark of 85% is missed. With 320 questions and the same share, the range would be 78% to 86%. Four times the questions halve the range.',
    ],
    'Seventeen of 20 means 64% to 95%. If a wrong answer is expensive, add unanswerable questions first.',
    { heading: 'Run it again' },
    {
      list: [
        'Three times on the same day. Language models vary, so only a question answered correctly three times counts.',
        'After each change of the model, the prompt or the way documents are split.',
        'Every month with 20 new questions, because documents and questions change.',
      ],
    },
    [
      'If a second model judges the answers, let the expert judge 50 of them as well, and compare. Such judges favored long answers and the first of two answers in a ',
      { text: 'study of 2023', href: 'https://arxiv.org/abs/2306.05685' },
      '.',
    ],
    [
      'Then decide which questions the system may answer alone, which with a second reader, and which not at all. Our page on ',
      { text: 'RAG', href: '/technologies/rag' },
      ' shows a scorecard of 240 questions beside the answer that it tests.',
    ],
  ],
};
