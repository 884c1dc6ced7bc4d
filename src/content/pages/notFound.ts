export const notFound = {
  name: 'Page Not Found',
  title: 'Page Not Found',
  description:
    'Nothing is published at this address. From the home page you can reach every industry, technology and service, and the way to reach us.',
  code: '404',
  heading: 'Page Not Found',
  text: 'The page you’re looking for doesn’t exist or has been moved.',
  linkLabel: 'Back to Home',
} as const;
