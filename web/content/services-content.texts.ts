import { bankFacts } from '../../config/bank.ts';

interface Category {
  id: 'personal' | 'business' | 'wealth' | 'digital' | 'loans' | 'insurance';
  title: string;
  text: string;
  bullets: string[];
  /** What it earns or costs today: a mark that the server fills, or a text. */
  fact: string;
  /** Where somebody who wants it goes. */
  door: { label: string; to: string };
}

/** The services page, for an operator to edit; the server puts the fees of the moment in. */
export const servicesContent = {
  title: 'Services',
  description:
    'Personal and business accounts, wealth management, digital banking, loans, mortgages and ' +
    'insurance.',
  heading: 'Six ways we look after money',
  lead: 'One set of accounts, clear prices. Take what you need and leave the rest.',
  label: 'Our services',
  categories: [
    {
      id: 'personal',
      title: 'Personal',
      text: 'The accounts a household runs on.',
      bullets: [
        'Checking with every payment and deposit in one list',
        'Savings that earn interest every day',
        'One debit and one credit card, shown or hidden by you',
        'Statements by email in about 10 minutes',
      ],
      fact: '{{savingsFact}}',
      door: { label: 'Open an account', to: '/register' },
    },
    {
      id: 'business',
      title: 'Business',
      text: 'Built for day-to-day business.',
      bullets: [
        'Business transfers with your own reference',
        'Bills and rent paid once or on a schedule',
        'International transfers in six currencies',
        'A branch manager who answers the phone',
      ],
      fact: '{{feesAnswer}}',
      door: { label: 'Ask about business accounts', to: '/contact' },
    },
    {
      id: 'wealth',
      title: 'Wealth Management',
      text: 'Patient plans for money that can wait.',
      bullets: [
        'Investment accounts next to your savings',
        'Retirement and education planning',
        'Fees named before you agree to them',
      ],
      fact: 'Investments are not insured, are not guaranteed by the bank and may lose value.',
      door: { label: 'Ask about investing', to: '/contact' },
    },
    {
      id: 'digital',
      title: 'Digital',
      text: 'Your whole bank, online.',
      bullets: [
        'Balances, transfers, bills and cards in one view',
        'Mobile check deposit from two photos',
        'A security PIN on every payment to others',
        'Works with a keyboard, a screen reader and a small phone',
      ],
      fact: '{{depositFact}}',
      door: { label: 'Log in to your accounts', to: '/login' },
    },
    {
      id: 'loans',
      title: 'Loans & Mortgages',
      text: 'Every figure shown before you apply.',
      bullets: [
        'Personal, home, auto and education loans',
        'The monthly payment before you apply',
        'A decision with its reasons',
        'Pay it off early whenever you like',
      ],
      fact: '{{loanFacts}}',
      door: { label: 'Apply for a loan', to: '/user/loans' },
    },
    {
      id: 'insurance',
      title: 'Insurance',
      text: 'Coverage that’s easy to explain at the kitchen table.',
      bullets: ['Home and belongings', 'Auto and travel', 'Life and disability'],
      fact: '',
      door: { label: 'Ask about insurance', to: '/contact' },
    },
  ] as Category[],
  questionsTitle: 'Questions people ask',
  questions: [
    {
      question: 'How do I open an account?',
      answer:
        'Register with a username, an email address and a password. Checking, savings and ' +
        'investment accounts are opened for you right away.',
    },
    {
      question: 'How long does a transfer take?',
      answer:
        `Between accounts at ${bankFacts.name} the money arrives right away. Local transfers ` +
        'to other banks are processed within 24 hours.',
    },
    {
      question: 'What does a transfer cost?',
      answer: '{{feesAnswer}}',
    },
    { question: 'Is my money insured?', answer: 'Deposits are insured up to $250,000.' },
    {
      question: 'Which currencies can I send?',
      answer:
        'US dollars, euros, British pounds, Australian dollars, Canadian dollars and Indian ' +
        'rupees.',
    },
  ],
  contact: 'Contact us',
  contactTitle: 'Not sure which one fits?',
  contactLead: 'Tell us what you are trying to do. A person reads every message.',
};
