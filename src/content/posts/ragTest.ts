import { type BlogPost, blogPath } from './types';

export const ragTest: BlogPost = {
  title: 'Test a RAG system before anyone relies on it',
  excerpt: 'A scorecard of 100 questions shows where retrieval-augmented generation (RAG) fails.',
  category: 'Product Development',
  date: '2026-11-24',
  author: 'The AI practice',
  path: blogPath,
  artwork: 'post-positioning',
  text: () => [
    'A RAG system searches your documents for passages, then a language model answers from them. Both parts can fail, and a demonstration with five questions shows neither failure. This test needs 100 real questions, one expert and a spreadsheet.',
    [
      'You may not need such a system. For documents of fewer than 200,000 tokens, about 500 pages, Anthropic advised in ',
      { text: 'September 2024', href: 'https://www.anthropic.com/news/contextual-retrieval' },
      ' to put all of them into the prompt. Ask a database for sums, counts and complete lists.',
    ],
    { heading: 'Build the question set' },
    {
      steps: [
        'Collect questions from tickets, emails and chats. Invented ones repeat the words of the documents and flatter the search.',
        'Choose 100: 80 that the documents answer, and 20 that they do not.',
        'Let an expert mark the passage that answers each of the 80, and write the correct answer.',
        'Include old versions, tables, and documents that the person asking may not see. One leak fails the whole test.',
        'Set the pass marks now, from what a wrong answer costs you. Then freeze the 100: a question that was used to improve the system no longer tests it.',
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
          ['Sampled citation supports its sentence', '171 of 180', '95%', '95%'],
          ['Declined without a source', '17 of 20', '85%', '95%'],
        ],
      },
    },
    'No document leaked, but two rows fail. Correct answers are 2.5 points short, and the system answered three questions that no document answers.',
    'Of 80 questions, 14 were answered wrongly. In 8 of them the search had missed the passage, in 6 it had not. If it found all 8 and the model used them, 74 of 80 would be correct: 92.5%. If the model made no error with the passages it got, 72 of 80 would be correct: 90%. So start with the search. The three answers without a source need a repair of their own. Then test with new questions.',
    { heading: 'How sure is the result?' },
    [
      'With 80 questions, 82.5% is an estimate. The true share lies between 73% and 89% (95% confidence, by ',
      { text: 'Wilson’s interval', href: 'https://doi.org/10.1080/01621459.1927.10502953' },
      '). The true share may exceed 85%, but the target applies to the counted 82.5%, so the row fails. With 320 questions and the same share, the range would be 78% to 86%.',
    ],
    'For 17 of 20, the range is 64% to 95%. If a wrong answer is expensive, add unanswerable questions first.',
    { heading: 'Run it again' },
    {
      list: [
        'Three times on the same day. Answers vary between runs, so the lowest result counts.',
        'After each change of the model, the prompt or the way documents are split.',
        'Every week. Replace questions used in a repair. Each month add 20, and score new ones apart.',
      ],
    },
    [
      'If a second model judges the answers, let the expert judge 50 of them, too. In a ',
      { text: 'study of 2023', href: 'https://arxiv.org/abs/2306.05685' },
      ', such judges favored long answers and the first of two.',
    ],
    [
      'Then decide which questions the system may answer alone, which with a second reader, and which not at all. Our page on ',
      { text: 'RAG', href: '/technologies/rag' },
      ' shows a scorecard of 260 questions.',
    ],
  ],
};
