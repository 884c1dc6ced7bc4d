import { artworkAddress } from '../artworks';
import { blogPath, firstNotes } from './blogPath';
import type { BlogPost } from './types';

export const ragTest: BlogPost = {
  title: 'Test a RAG system before anyone relies on it',
  excerpt:
    'Retrieval-augmented generation (RAG) answers from your documents. A scorecard of 100 questions shows whether it may.',
  category: 'Product Development',
  date: firstNotes,
  author: 'The AI practice',
  path: blogPath,
  image: artworkAddress('post-positioning'),
  text: () => [
    'A RAG system first searches your documents for passages, then a language model answers from them. Both parts fail, and they fail differently. A demonstration with five questions shows neither. This test takes one expert about two days and needs no special software.',
    'Check first whether you need such a system. In 2024 Anthropic advised putting all documents into one prompt if they have fewer than 200,000 tokens, about 500 pages. Sums, counts and complete lists are questions for a database.',
    { heading: 'Build the question set' },
    {
      steps: [
        'Take 100 real questions from tickets, emails and chats. Do not invent them, because invented ones use the words of the documents.',
        'Make 80 answerable, and 20 not. The answers to those 20 must be missing from the documents.',
        'Let an expert mark the passage that answers each of the 80, and write the correct answer.',
        'Include old versions, tables, and documents that the person asking may not see. One leak fails the whole test, whatever the scores are.',
        'Set the pass marks now, from what a wrong answer costs you. Then freeze the set. A question that was used to improve the system no longer tests it.',
      ],
    },
    { heading: 'Scorecard with an example' },
    {
      table: {
        caption: 'One run of 100 questions, invented results',
        columns: ['Measure', 'Counted', 'Result', 'Pass mark'],
        rows: [
          ['Passage among the first five', '72 of 80', '90%', '90%'],
          ['Answer correct', '66 of 80', '82.5%', '85%'],
          ['Citation supports its sentence', '171 of 180', '95%', '95%'],
          ['Declined without a source', '17 of 20', '85%', '95%'],
        ],
      },
    },
    'Two rows fail. The system answered three questions that have no answer, and those are the ones nobody will check. Correct answers are 2.5 points short.',
    'Where do the errors come from? Of 80 questions, 14 were answered wrongly. In 8 of them the search had not found the passage, so the model had no chance. In the other 6 the passage was there. If the search found all 8, and the model used them, 74 of 80 would be correct: 92.5%. If the model made no error on what it was given, 72 of 80 would be: 90%. So the search is repaired first, although the wrong sentences came from the model.',
    'Search can be improved without touching the model. In tests on its own data, Anthropic reported in September 2024 that searches without the right passage among the first 20 fell from 5.7% to 1.9%. It had added context to each passage, keyword search and a second ranking.',
    { heading: 'How sure is the result?' },
    'With 80 questions, 82.5% is an estimate. The true share is probably between 73% and 89% (95% confidence, Wilson’s interval of 1927). So the test cannot yet say that the mark of 85% is missed. With 320 questions and the same share, the range would be 78% to 86%. Four times the questions halve the range.',
    'The 20 unanswerable questions are a smaller sample still. Seventeen of 20 means 64% to 95%. If a wrong answer is expensive, start by adding questions of this kind.',
    { heading: 'Run it again' },
    {
      list: [
        'Three times on the same day. Language models vary, and a question that is right once and wrong twice is not answered.',
        'After each change of the model, the prompt or the way documents are split.',
        'Every month with 20 new questions, because documents and questions change.',
      ],
    },
    'If you use a second model to judge the answers, let the expert judge 50 of them as well. Use the model’s verdicts only where both agree often enough for your purpose. Judges favor long answers and the first of two answers, as Zheng and others showed in 2023.',
    'Then decide as you would about a new colleague: which questions may it answer alone, which with a second reader, and which not at all. Write the four results beside that decision, with the date.',
  ],
};
