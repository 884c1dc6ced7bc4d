/** The price of each package at Pre-Seed, Seed, Series A and Series B, written out. */
const tenThousand = ['$5,000/month', '$10,000/month', '$15,000/month', '$20,000/month'] as const;
const eightThousand = ['$4,000/month', '$8,000/month', '$12,000/month', '$16,000/month'] as const;
const sixThousand = ['$3,000/month', '$6,000/month', '$9,000/month', '$12,000/month'] as const;

/** Shares with up to 3 decimals, and with up to 2 on the detail pages of the two $10,000 / 1% packages. */
const onePercent = ['2% equity', '1% equity', '0.667% equity', '0.5% equity'] as const;
const onePercentInShort = ['2% equity', '1% equity', '0.67% equity', '0.5% equity'] as const;
const threeEighths = ['0.75% equity', '0.375% equity', '0.25% equity', '0.188% equity'] as const;

export const stageNames = ['Pre-Seed', 'Seed', 'Series A', 'Series B'] as const;

/** The five packages in their order: name, path, prices and shares by stage, and shares on their own page. */
export const priceList = [
  {
    name: 'Revenue Strategy & Design',
    path: '/services/revenue-strategy',
    prices: tenThousand,
    shares: onePercent,
    detailShares: onePercentInShort,
  },
  {
    name: 'Bowtie Leadership',
    path: '/services/bowtie-leadership',
    prices: eightThousand,
    shares: threeEighths,
    detailShares: threeEighths,
  },
  {
    name: 'Operational Backbone',
    path: '/services/operational-backbone',
    prices: sixThousand,
    shares: threeEighths,
    detailShares: threeEighths,
  },
  {
    name: 'Product Design & Management',
    path: '/services/product-design',
    prices: eightThousand,
    shares: threeEighths,
    detailShares: threeEighths,
  },
  {
    name: 'Product Development',
    path: '/services/development',
    prices: tenThousand,
    shares: onePercent,
    detailShares: onePercentInShort,
  },
] as const;
