import type { Translation } from '../en.ts';

export default {
  'owner.bar': 'तुमचं पेज',
  'owner.open': 'हे तुमचं पेज, पाहुण्यांना दिसतं तसं.',
  'owner.paused': 'आहेर थांबवला आहे: पाहुण्यांना पेज दिसतं, पण आहेर देता येत नाही.',
  'owner.private': 'हे खासगी आहे: फक्त तुम्हाला दिसतं.',
  'owner.deactivated': 'हे बंद आहे, त्यामुळे पाहुण्यांना दिसत नाही. तुम्ही ते कधीही पुन्हा सुरू करू शकता.',
  'owner.draft': 'हा मसुदा आहे, त्यामुळे पाहुण्यांना अजून दिसत नाही.',
  'owner.after': 'पाहुणे तुमचे आभाराचे शब्द वाचतात.',
  'owner.archived': 'हे जपून ठेवलं आहे, त्यामुळे पाहुण्यांना आता दिसत नाही.',
  'owner.by-admin': 'ॲडमिनने हे बंद केलं आहे. ते फक्त ॲडमिनच पुन्हा सुरू करू शकतात.',
  'owner.by-admin.contact': 'आम्हाला कळवा',
  'owner.analytics': 'आकडेवारी पाहा',
  'owner.edit': 'बदल करा',
  'owner.more': 'आणखी',
  'owner.pause': 'आहेर थांबवा',
  'owner.thanks': 'आभार पेज लिहा',
  'owner.thanks.change': 'आभार पेज बदला',
  'owner.resume': 'आहेर सुरू करा',
  'owner.delete': 'हटवा',
} satisfies Translation<'owner'>;
