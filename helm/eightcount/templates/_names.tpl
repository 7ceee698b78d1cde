{{- define "eightcount.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name }}{{ else }}{{ .Release.Name }}-{{ .Chart.Name }}{{ end }}
{{- end }}

{{/* Takes a dict of root and component. */}}
{{- define "eightcount.componentName" -}}
{{ include "eightcount.name" .root }}-{{ .component }}
{{- end }}

{{- define "eightcount.selectorLabels" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "eightcount.labels" -}}
{{ include "eightcount.selectorLabels" . }}
app.kubernetes.io/part-of: eightcount
app.kubernetes.io/version: {{ include "eightcount.tag" .root | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "eightcount.tag" -}}
{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* Takes a dict of root and image, such as eightcount/gateway:0.2.0. */}}
{{- define "eightcount.image" -}}
{{- with .root.Values.image.registry }}{{ . }}/{{ end -}}
{{ .root.Values.image.repository }}/{{ .image }}:{{ include "eightcount.tag" .root }}
{{- end }}

{{/* The name of the Secret that a process reads. Takes a dict of root and process. */}}
{{- define "eightcount.secretName" -}}
{{- $secrets := .root.Values.secrets -}}
{{- if eq $secrets.mode "existing" }}{{ get $secrets.existing .process }}{{ else -}}
{{ include "eightcount.componentName" (dict "root" .root "component" .process) }}
{{- end -}}
{{- end }}

{{/* Whether Prometheus reads the pods' metrics. Autoscalers read theirs from there. */}}
{{- define "eightcount.isScraped" -}}
{{- if and .Values.monitoring.serviceMonitor.enabled (.Capabilities.APIVersions.Has "monitoring.coreos.com/v1/ServiceMonitor") }}true{{ end }}
{{- end }}
