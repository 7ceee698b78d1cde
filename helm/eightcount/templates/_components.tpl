{{/* The rows of files/components.yaml with their values: those of `default`, then their own. As YAML. */}}
{{- define "eightcount.components" -}}
{{- $root := . -}}
{{- range $name, $facts := .Files.Get "files/components.yaml" | fromYaml }}
{{- $values := mergeOverwrite (deepCopy $root.Values.default) (deepCopy (get $root.Values.components $name)) }}
{{- $isOff := or (and $facts.workerOf (not $root.Values.workers.separate)) (and $facts.isStandIn (not $values.enabled)) }}
{{- if not $isOff }}
{{ dict $name (merge (dict "name" $name) (deepCopy $facts) $values) | toYaml }}
{{- end }}
{{- end }}
{{- end }}

{{- define "eightcount.isStandInOn" -}}
{{- if .Values.components.sandbox.enabled }}true{{ end -}}
{{- end }}

{{/* The address of a component within the cluster. Takes a dict of root and component. */}}
{{- define "eightcount.address" -}}
{{- $port := get (get (.root.Files.Get "files/components.yaml" | fromYaml) .component) "port" -}}
http://{{ include "eightcount.componentName" . }}:{{ $port }}
{{- end }}
