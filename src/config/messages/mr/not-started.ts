import type { Translation } from '../en.ts';

export default {
  'not-started.text':
    'हे पेज सुरू होऊ शकलं नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा. तरीही उघडलं नाही, तर ब्राउझर अपडेट करा किंवा हे पेज दुसऱ्या ब्राउझरमध्ये उघडा.',
  'not-started.retry': 'पेज पुन्हा लोड करा',
  'not-started.no-script': 'या पेजसाठी JavaScript लागते. तुमच्या ब्राउझरमध्ये ती सुरू करा आणि पेज पुन्हा लोड करा.',
} satisfies Translation<'not-started'>;
